import type { CoachFocus } from '@vernacular/exercises';

import {
  answerInDraft,
  answerNotInDraft,
  nothingOfAnswer,
  offPoint,
  selfInDraft,
  thinReasoning,
  vagueCredentials,
  valueDenied,
} from '../rules/answers.ts';
import { causeFromCorrelation, smallSample, strongerAnswer } from '../rules/causes.ts';
import {
  barePronoun,
  linkedOpening,
  oneName,
  otherName,
  pointOfParagraph,
  renamed,
  strays,
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
import { hollowPromise, namesPlan, noPlan, weighsWays, withoutAsking } from '../rules/ethics.ts';
import { weakArgument } from '../rules/fallacies.ts';
import { listsClaims, listsDecision, listsPeople } from '../rules/listings.ts';
import { manyRare, rarestWord } from '../rules/jargon.ts';
import { has } from '../rules/markers.ts';
import { namesGain, namesPeople } from '../rules/people.ts';
import { explainedLater, opensByAnswering, paragraphApart } from '../rules/order.ts';
import {
  deniesAll,
  checkable,
  namesAssumption,
  namesLimit,
  namesObjection,
  otherSide,
  pointsToNumber,
} from '../rules/proven.ts';
import { circle, givesReason } from '../rules/reasons.ts';
import { tooCertain } from '../rules/replies.ts';
import type { Rule } from '../rules/rule.ts';
import { longSentence } from '../rules/sentences.ts';
import { kept, lost, reversed } from '../rules/survival.ts';
import { saysOnlyImportant } from '../rules/vague.ts';

/** What to look for in a draft: what is proven to work, and what to change; the most telling first. */
export interface FocusRules {
  readonly works: readonly Rule[];
  readonly change: readonly Rule[];
  /** What was found and what was not, said in place of praise. */
  readonly lists?: Rule;
}

const principle = standsBy('principle', (say, cue) => say.principle(cue), { isPromise: true });
const noPrincipleCue = missing('principle', (say) => say.noPrinciple);
/** Who lets everybody vote leans on an equal say: no principle is called missing there. */
const noPrinciple: Rule = (look) =>
  has(look.draft.text, 'sharedSay', look.language) ? null : noPrincipleCue(look);
const limit = works('namedLimit', (say) => say.limit);
const saysLimit: Rule = (look) => {
  const sentences = look.draft.sentences.filter(({ text }) => !deniesAll[look.language].test(text));
  return limit({ ...look, draft: { ...look.draft, sentences } });
};
const noLimitCue = missing('limit', (say) => say.noLimit);
/** What would be praised as a limit is never called missing. */
const noLimit: Rule = (look) => (saysLimit(look) ? null : noLimitCue(look));
const noCue = missing('matters', (say) => say.noWhy);
const noWhy: Rule = (look) => (namesGain(look) ? null : noCue(look));
const valueInDraft = answerInDraft((say, words) => say.value(words));
const noValue = nothingOfAnswer((say, value) => say.missingValue(value));
const noCredentials = nothingOfAnswer((say) => say.missingCredentials);

/** How a claim is argued, asked wherever one is made. */
const arguing: readonly Rule[] = [
  strongerAnswer,
  weakArgument,
  causeFromCorrelation,
  smallSample,
  circle,
];

/** The rules of each rubric, the most telling first. */
export const rulesByFocus: Readonly<Record<CoachFocus, FocusRules>> = {
  summary: {
    works: [namesGain, checkable],
    change: [manyRare, longSentence, noWhy, saysOnlyImportant, rarestWord, barePronoun],
  },
  halving: {
    works: [kept('text60'), kept('text120First'), namesGain],
    change: [
      reversed('text60'),
      reversed('text120First'),
      lost('text60'),
      lost('text120First'),
      booster,
      saysOnlyImportant,
      longSentence,
      noWhy,
      rarestWord,
    ],
  },
  rebuilding: {
    works: [kept('text30')],
    change: [reversed('text30'), lost('text30'), longSentence, noWhy, rarestWord],
  },
  issue: {
    lists: listsPeople,
    works: [namesPeople],
    change: [withoutAsking, missing('stakeholder', (say) => say.noStakeholder)],
  },
  resolutions: {
    lists: listsDecision(principle),
    works: [principle, namesPlan, weighsWays, namesPeople],
    change: [
      withoutAsking,
      hollowPromise,
      missing('alternative', (say) => say.noAlternative),
      noPlan,
      noPrinciple,
      missing('stakeholder', (say) => say.noStakeholder),
      missing('consequence', (say) => say.noConsequence),
    ],
  },
  claims: {
    lists: listsClaims,
    works: [checkable, givesReason],
    change: [...arguing, saysOnlyImportant, claimWithoutEvidence, booster],
  },
  value: { works: [valueInDraft], change: [valueDenied, noValue] },
  credentials: { works: [selfInDraft], change: [vagueCredentials, noCredentials] },
  logos: {
    works: [checkable, givesReason],
    change: [...arguing, booster, claimWithoutEvidence, causeWithoutMechanism],
  },
  pathos: { works: [valueInDraft, namesGain], change: [valueDenied, noValue, booster] },
  ethos: {
    works: [selfInDraft, saysLimit],
    change: [vagueCredentials, noCredentials, booster, noLimit],
  },
  naming: { works: [oneName], change: [otherName, renamed] },
  'given-new': {
    works: [linkedOpening],
    change: [opensByAnswering, explainedLater, strays, unlinked('noLink')],
  },
  reference: { works: [linkedOpening], change: [barePronoun] },
  'one-point': {
    works: [pointOfParagraph],
    change: [pointOfParagraph, paragraphApart, strays, longSentence],
  },
  connectors: {
    works: [givesReason, linkedOpening],
    change: [otherRelation, sameConnector, unlinked('noConnector')],
  },
  claim: {
    works: [answerInDraft((say) => say.claimInText)],
    change: [answerNotInDraft, ...arguing, booster],
  },
  evidence: {
    works: [pointsToNumber, checkable],
    change: [
      ...arguing,
      booster,
      offPoint,
      missing('evidence', (say) => say.noEvidenceAtAll),
      claimWithoutEvidence,
    ],
  },
  reasoning: {
    works: [namesAssumption, givesReason],
    change: [...arguing, thinReasoning, causeWithoutMechanism, claimWithoutEvidence],
  },
  objection: {
    works: [namesObjection, otherSide],
    change: [offPoint, ...arguing, missing('objection', (say) => say.noObjection)],
  },
  certainty: {
    works: [namesLimit, saysLimit],
    change: [...arguing, tooCertain, booster, stackedHedges, noLimit],
  },
};
