import type { CoachFocus } from '@vernacular/exercises';

import type { Look } from './rule.ts';

/** The questions of Critical Thinking: the answer is about a summary that stands already. */
const answered: ReadonlySet<CoachFocus> = new Set([
  'claim',
  'evidence',
  'reasoning',
  'objection',
  'certainty',
]);

/** The steps at which the draft itself is what the student just wrote. */
const written: ReadonlySet<CoachFocus> = new Set([
  'summary',
  'halving',
  'rebuilding',
  'issue',
  'resolutions',
  'logos',
  'pathos',
  'ethos',
]);

/** What Persuasion and Rhetorics looks at. */
export const persuasion = [
  'claims',
  'value',
  'credentials',
  'logos',
  'pathos',
  'ethos',
] as const satisfies readonly CoachFocus[];

/** Ethics, Persuasion and Critical Thinking: what is decided, claimed or argued. */
const argued: ReadonlySet<CoachFocus> = new Set([
  ...answered,
  'issue',
  'resolutions',
  ...persuasion,
]);

/** Whether a focus is one of Ethics, Persuasion or Critical Thinking. */
export const isArgued = (focus: CoachFocus): boolean => argued.has(focus);

/** Whether the student answered a question about a text, rather than wrote the text. */
export const isAnswered = (focus: CoachFocus): boolean => answered.has(focus);

/** What the student just said in words of their own; empty where they chose or filled in a table. */
export function ownWords({ request, draft, answer }: Look): string {
  if (isAnswered(request.focus)) return answer.text.trim();
  return written.has(request.focus) ? draft.text.trim() : '';
}
