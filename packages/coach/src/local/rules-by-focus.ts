import type { CoachFocus } from '@vernacular/exercises';

import {
  answerNotInDraft,
  offPoint,
  selfInDraft,
  thinReasoning,
  vagueCredentials,
  valueDenied,
} from '../rules/answers.ts';
import { arguing } from '../rules/arguing.ts';
import {
  barePronoun,
  linkedOpening,
  pointOfParagraph,
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
} from '../rules/cues.ts';
import { allowedAnyway, hollowPromise, withoutAsking } from '../rules/ethics.ts';
import { figureFromNowhere } from '../rules/figures.ts';
import { weakBesideScene } from '../rules/fallacies.ts';
import { pointedAt } from '../rules/pointed-at.ts';
import { linkOfTable, pointerOfTable, unlisted } from '../rules/in-table.ts';
import { claimInText, valueInDraft } from '../rules/answer-in-text.ts';
import { listsClaims, listsDecision, listsPeople, namesSource } from '../rules/listings.ts';
import { manyRare, nowExplained, rarestWord } from '../rules/jargon.ts';
import {
  noCredentials,
  noLimit,
  noObjection,
  noStakeholder,
  noValue,
  noWhy,
  saysLimit,
} from '../rules/absent.ts';
import { frightens } from '../rules/frightens.ts';
import { boast } from '../rules/overclaim.ts';
import { keptNowhere, oneName, otherName, renamed, smallName } from '../rules/names.ts';
import { newInSummary } from '../rules/new-in-summary.ts';
import { newNumber, newStrength, numberChanged } from '../rules/new-in-version.ts';
import { findingGone, requestGone } from '../rules/gone.ts';
import { namesGain } from '../rules/people.ts';
import { noStudy, otherSubject } from '../rules/off-subject.ts';
import { explainedLater, opensByAnswering, paragraphApart } from '../rules/order.ts';
import { namesPlan, noDate, noPlan, oneWay, weighsWays } from '../rules/plans.ts';
import { checkable, namesAssumption, namesLimit, otherSide } from '../rules/proven.ts';
import { partOfSelf } from '../rules/parts-of-answer.ts';
import { noPrinciple, principle } from '../rules/principle.ts';
import { shuffledOrder } from '../rules/shuffled.ts';
import { tooCertain } from '../rules/replies.ts';
import type { Rule } from '../rules/rule.ts';
import { longSentence } from '../rules/sentences.ts';
import { elsewhere, lost, reversed } from '../rules/survival.ts';
import { saysOnlyImportant } from '../rules/vague.ts';
import { noEvidenceHere } from '../rules/no-evidence.ts';

/** What to look for in a draft: what is proven to work, and what to change; the most telling first. */
export interface FocusRules {
  readonly works: readonly Rule[];
  readonly change: readonly Rule[];
  /** What was found and what was not, said in place of praise. */
  readonly lists?: Rule;
}

/** What a summary may gain from the first version to the last. */
const gains = newInSummary([saysLimit, otherSide, checkable]);
export const gained: Rule = (look) => gains(look) ?? nowExplained(look);
/** Who has just said No is not told it again. */
const unlessSaid =
  (rule: Rule): Rule =>
  (look) =>
    look.request.choice === 'No' ? null : rule(look);

/** The rules of each rubric, the most telling first. */
export const rulesByFocus: Readonly<Record<CoachFocus, FocusRules>> = {
  summary: {
    works: [namesGain, checkable],
    change: [manyRare, saysOnlyImportant, longSentence, noWhy, rarestWord, barePronoun],
  },
  halving: {
    works: [nowExplained, namesGain],
    change: [
      elsewhere,
      reversed('text60'),
      reversed('text120First'),
      numberChanged,
      newNumber,
      newStrength,
      lost('text60'),
      lost('text120First'),
      booster,
      saysOnlyImportant,
      longSentence,
      rarestWord,
    ],
  },
  rebuilding: {
    works: [nowExplained],
    change: [
      elsewhere,
      reversed('text30'),
      numberChanged,
      newNumber,
      newStrength,
      lost('text30'),
      findingGone,
      longSentence,
      rarestWord,
    ],
  },
  issue: {
    lists: listsPeople,
    works: [],
    change: [
      withoutAsking,
      noStudy,
      allowedAnyway,
      hollowPromise,
      saysOnlyImportant,
      noStakeholder,
    ],
  },
  resolutions: {
    lists: listsDecision(principle),
    works: [principle, namesPlan, weighsWays],
    change: [
      withoutAsking,
      numberChanged,
      boast,
      allowedAnyway,
      hollowPromise,
      otherSubject,
      oneWay,
      noPlan,
      noDate,
      noPrinciple,
      noStakeholder,
      missing('consequence', (say) => say.noConsequence),
    ],
  },
  claims: {
    lists: listsClaims,
    works: [checkable, namesSource],
    change: [...arguing, boast, saysOnlyImportant, claimWithoutEvidence, booster, noEvidenceHere],
  },
  value: { works: [valueInDraft], change: [valueDenied, unlessSaid(noValue)] },
  credentials: {
    works: [selfInDraft],
    change: [vagueCredentials, unlessSaid(noCredentials), partOfSelf],
  },
  logos: {
    works: [checkable, namesSource, nowExplained],
    change: [
      otherSubject,
      numberChanged,
      ...arguing,
      boast,
      booster,
      claimWithoutEvidence,
      noEvidenceHere,
    ],
  },
  pathos: {
    works: [valueInDraft, nowExplained, namesGain],
    change: [
      otherSubject,
      numberChanged,
      valueDenied,
      frightens,
      boast,
      requestGone,
      noValue,
      ...weakBesideScene,
      booster,
    ],
  },
  ethos: {
    works: [selfInDraft, saysLimit, nowExplained],
    change: [
      otherSubject,
      numberChanged,
      vagueCredentials,
      boast,
      requestGone,
      noCredentials,
      ...weakBesideScene,
      booster,
      noLimit,
    ],
  },
  naming: { works: [oneName], change: [smallName, keptNowhere, otherName, renamed] },
  'given-new': {
    works: [linkedOpening],
    change: [
      linkOfTable,
      shuffledOrder,
      opensByAnswering,
      explainedLater,
      strays,
      unlinked('noLink'),
    ],
  },
  reference: { works: [], change: [pointerOfTable, barePronoun] },
  'one-point': {
    works: [pointOfParagraph],
    change: [pointOfParagraph, paragraphApart, strays, longSentence],
  },
  connectors: {
    works: [],
    change: [otherRelation, sameConnector, unlisted, unlinked('noConnector')],
  },
  claim: {
    works: [claimInText],
    change: [answerNotInDraft, figureFromNowhere, ...arguing, booster],
  },
  evidence: {
    works: [pointedAt],
    change: [
      figureFromNowhere,
      tooCertain,
      ...arguing,
      booster,
      offPoint,
      missing('evidence', (say) => say.noEvidenceAtAll),
      claimWithoutEvidence,
    ],
  },
  reasoning: {
    works: [namesAssumption],
    change: [
      figureFromNowhere,
      tooCertain,
      ...arguing,
      offPoint,
      thinReasoning,
      causeWithoutMechanism,
      claimWithoutEvidence,
    ],
  },
  objection: {
    works: [otherSide],
    change: [figureFromNowhere, tooCertain, ...arguing, offPoint, noObjection],
  },
  certainty: {
    works: [namesLimit, saysLimit],
    change: [...arguing, tooCertain, boast, booster, stackedHedges, noLimit],
  },
};
