import type { CoachFocus } from '@vernacular/exercises';

import { answerInDraft, answerNotInDraft, nothingOfAnswer } from '../rules/answers.ts';
import {
  barePronoun,
  linkedOpening,
  oneName,
  otherName,
  pointOfParagraph,
  unlinked,
} from '../rules/cohesion.ts';
import { otherRelation, sameConnector } from '../rules/connectors.ts';
import {
  booster,
  causeWithoutMechanism,
  claimWithoutEvidence,
  missing,
  stackedHedges,
  standsBy,
  works,
} from '../rules/cues.ts';
import { rarestWord } from '../rules/jargon.ts';
import type { Rule } from '../rules/rule.ts';
import { longSentence, shorterThanBefore, shortSentence } from '../rules/sentences.ts';
import { kept, lost } from '../rules/survival.ts';

/** What to look for in a draft: what works, first found first, and what to change. */
export interface FocusRules {
  readonly works: readonly Rule[];
  readonly change: readonly Rule[];
}

const why = works('saidWhy', (say) => say.matters);
const evidence = works('shownEvidence', (say) => say.evidence);
const reason = works('reason', (say) => say.reason);

/** The rules of each rubric, the most telling first. */
export const rulesByFocus: Readonly<Record<CoachFocus, FocusRules>> = {
  summary: {
    works: [why, shortSentence],
    change: [rarestWord, missing('matters', (say) => say.noWhy), longSentence, barePronoun],
  },
  halving: {
    works: [kept('text60'), kept('text120First'), shortSentence],
    change: [lost('text60'), lost('text120First'), longSentence, rarestWord],
  },
  rebuilding: {
    works: [kept('text30'), shorterThanBefore('text120First'), shortSentence],
    change: [lost('text30'), rarestWord, longSentence],
  },
  issue: {
    works: [standsBy('stakeholder', (say, cue) => say.stakeholder(cue))],
    change: [missing('stakeholder', (say) => say.noStakeholder)],
  },
  resolutions: {
    works: [
      standsBy('principle', (say, cue) => say.principle(cue), { isPromise: true }),
      standsBy('stakeholder', (say, cue) => say.stakeholder(cue)),
    ],
    change: [
      missing('alternative', (say) => say.noAlternative),
      missing('consequence', (say) => say.noConsequence),
      missing('principle', (say) => say.noPrinciple),
      missing('stakeholder', (say) => say.noStakeholder),
    ],
  },
  claims: { works: [evidence, reason], change: [claimWithoutEvidence, booster] },
  value: {
    works: [answerInDraft((say, word) => say.value(word))],
    change: [nothingOfAnswer((say, value) => say.missingValue(value))],
  },
  credentials: {
    works: [answerInDraft((say, word) => say.credentials(word))],
    change: [nothingOfAnswer((say) => say.missingCredentials)],
  },
  logos: {
    works: [evidence, reason],
    change: [claimWithoutEvidence, booster, causeWithoutMechanism],
  },
  pathos: {
    works: [answerInDraft((say, word) => say.value(word)), why],
    change: [nothingOfAnswer((say, value) => say.missingValue(value)), booster],
  },
  ethos: {
    works: [
      answerInDraft((say, word) => say.credentials(word)),
      works('namedLimit', (say) => say.limit),
    ],
    change: [
      nothingOfAnswer((say) => say.missingCredentials),
      missing('limit', (say) => say.noLimit),
    ],
  },
  naming: { works: [oneName], change: [otherName] },
  'given-new': { works: [linkedOpening], change: [unlinked('noLink')] },
  reference: { works: [linkedOpening], change: [barePronoun] },
  'one-point': {
    works: [pointOfParagraph, shortSentence],
    change: [pointOfParagraph, longSentence],
  },
  connectors: {
    works: [reason, linkedOpening],
    change: [otherRelation, sameConnector, unlinked('noConnector')],
  },
  claim: {
    works: [answerInDraft((say) => say.claimInText)],
    change: [answerNotInDraft((say, word) => say.claimMissing(word), 2)],
  },
  evidence: {
    works: [evidence],
    change: [
      answerNotInDraft((say, word) => say.claimMissing(word), 3),
      missing('evidence', (say) => say.noEvidence),
      claimWithoutEvidence,
    ],
  },
  reasoning: { works: [reason], change: [causeWithoutMechanism, claimWithoutEvidence] },
  objection: {
    works: [works('otherSide', (say) => say.objection)],
    change: [missing('objection', (say) => say.noObjection)],
  },
  certainty: {
    works: [works('namedLimit', (say) => say.limit)],
    change: [booster, stackedHedges, missing('limit', (say) => say.noLimit)],
  },
};
