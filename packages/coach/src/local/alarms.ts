import type { CoachComment } from '@vernacular/exercises';

import { nothingAsked } from './nothing-asked.ts';
import { causeFromCorrelation, smallSample } from '../rules/causes.ts';
import { barePronoun, strays, unlinked } from '../rules/cohesion.ts';
import { renamed } from '../rules/names.ts';
import { sameConnector } from '../rules/connectors.ts';
import {
  booster,
  causeWithoutMechanism,
  claimWithoutEvidence,
  missing,
  stackedHedges,
} from '../rules/cues.ts';
import { weakArguments } from '../rules/fallacies.ts';
import { circle } from '../rules/reasons.ts';
import type { Rule } from '../rules/rule.ts';
import { longSentence } from '../rules/sentences.ts';
import { explainedLater, opensByAnswering, paragraphApart } from '../rules/order.ts';
import { saysOnlyImportant } from '../rules/vague.ts';
import { readPassage } from '../text/passage.ts';
import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';

/** The rules that ask for a change on the draft alone. Those that need an answer, a table or an earlier version are not here. */
const alarms = {
  booster,
  stackedHedges,
  causeWithoutMechanism,
  claimWithoutEvidence,
  longSentence,
  barePronoun,
  sameConnector,
  saysOnlyImportant,
  weakArgument: (look) =>
    weakArguments.map((rule) => rule(look)).find((comment) => comment !== null) ?? null,
  causeFromCorrelation,
  smallSample,
  circle,
  renamed,
  strays,
  opensByAnswering,
  explainedLater,
  paragraphApart,
  leastLinked: unlinked('noLink'),
  noWhy: missing('matters', (say) => say.noWhy),
  noEvidence: missing('evidence', (say) => say.noEvidenceAtAll),
  noObjection: missing('objection', (say) => say.noObjection),
  noLimit: missing('limit', (say) => say.noLimit),
  noStakeholder: missing('stakeholder', (say) => say.noStakeholder),
} as const satisfies Readonly<Record<string, Rule>>;

/** What each rule would say of a text, to judge the rules by on text their author did not write. */
export function alarmsIn(text: string): Readonly<Record<keyof typeof alarms, CoachComment | null>> {
  const draft = readPassage(text);
  const say = draft.language === 'he' ? hebrew : english;
  const look = {
    request: { ...nothingAsked, draft: text },
    draft,
    language: draft.language,
    answer: readPassage(''),
    plainerOf: () => null,
    say,
  };
  return Object.fromEntries(
    Object.entries(alarms).map(([name, rule]) => [name, rule(look)]),
  ) as Record<keyof typeof alarms, CoachComment | null>;
}
