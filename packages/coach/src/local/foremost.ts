import type { CoachComment } from '@vernacular/exercises';

import { withoutAsking } from '../rules/ethics.ts';
import { otherSubject } from '../rules/off-subject.ts';
import { overclaim, promisesMuch } from '../rules/overclaim.ts';
import type { Look, Rule } from '../rules/rule.ts';
import { elsewhere } from '../rules/survival.ts';

/** What is said before all else and alone, of a text just written: that it claims more than the first, found by `more`, or speaks of something else. */
export const foremost = (more: Rule): readonly Rule[] => [
  more,
  elsewhere,
  otherSubject,
  promisesMuch,
];

/** The same of the last text beside the first; nothing of one that was left as it was. */
export function amissIn(look: Look): CoachComment | null {
  const [first] = look.request.earlier;
  if (!first || first.text.trim() === look.draft.text.trim()) return null;
  // Where somebody was never asked, nothing else matters as much.
  const rules = withoutAsking(look) ? [overclaim] : foremost(overclaim);
  return rules.map((rule) => rule(look)).find((comment) => comment !== null) ?? null;
}
