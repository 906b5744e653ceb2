import type { Results } from '@vernacular/dialogue';
import { countWords } from '@vernacular/analyzer';

import type { Request, Result, Setting, Talk } from '../exercise/script-types.ts';
import { commentText, commentTurns, versionTurns } from '../coach/render-reply.ts';
import type { CoachRequest, PlainerWord } from '../coach/coach-port.ts';
import type { ConversationLanguage } from '../words/site-languages.ts';
import type { Facts } from '../answers/record-fields.ts';
import { isScored, type Grade } from '../grade/grade.ts';
import { briefJargonFeedback, jargonFeedback } from '../grade/jargon-feedback.ts';
import { countOfWords, phrases, messageFormatters } from '../words/words.ts';
import { say, type Turn, type WordRange } from '../turn/turn.ts';
import type { CoachBrief } from '../coach/coach-brief.ts';

interface GradePlan<Name extends string> {
  readonly text: (facts: Facts<Name>) => string | null;
  readonly show: 'whole' | 'brief';
  /** How many words were asked for; under half of them there is no score. */
  readonly range: WordRange;
  readonly isLast?: boolean;
  readonly keep?: (grade: Grade) => Partial<Facts<Name>>;
}

/** How an answer is commented on. `keepComments` and `keepVersion` are the fields that store what the coach wrote. */
export interface FeedbackPlan<Name extends string> {
  readonly grade?: GradePlan<Name>;
  readonly coach?: (facts: Facts<Name>) => CoachBrief | null;
  readonly keepComments?: Name;
  readonly keepVersion?: Name;
  readonly thanks?: (facts: Facts<Name>) => string | null;
}

/** A request has its kind as its key. */
function resultIn<Kind extends Result['kind']>(results: Results<Talk>, kind: Kind) {
  const result = results[kind];
  return result?.kind === kind ? (result as Extract<Result, { readonly kind: Kind }>) : null;
}

/** The next request after an answer. The grade comes first, as the coach’s comment may build on its rare words. */
export function feedbackRequests<Name extends string>(
  plan: FeedbackPlan<Name>,
  facts: Facts<Name>,
  results: Results<Talk>,
  { language }: Setting,
): readonly Request[] {
  const text = plan.grade?.text(facts) ?? null;
  if (text !== null && !('grade' in results)) return [{ kind: 'grade', key: 'grade', text }];
  const brief = plan.coach?.(facts);
  if (!brief) return [];
  const wanted = {
    language,
    wantsVersion: plan.keepVersion !== undefined,
    jargon: resultIn(results, 'grade')?.rareWords ?? [],
  };
  return [requestFor(brief, wanted)];
}

const requestFor = (
  { before = [], ...brief }: CoachBrief,
  wanted: Pick<CoachRequest, 'language' | 'wantsVersion' | 'jargon'>,
): CoachRequest => ({
  kind: 'coach',
  key: 'coach',
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: '', description: '' },
  range: null,
  ...wanted,
  ...brief,
  before: before.map((earlier) =>
    requestFor(earlier, { ...wanted, wantsVersion: false, jargon: [] }),
  ),
});

/** The record with what is kept of the results, and the messages about them. */
export function feedbackReply<Name extends string>(
  plan: FeedbackPlan<Name>,
  facts: Facts<Name>,
  results: Results<Talk>,
  { language }: Setting,
): { readonly record: Facts<Name>; readonly turns: readonly Turn[] } {
  const grade = resultIn(results, 'grade');
  const coach = resultIn(results, 'coach');
  const draft = plan.coach?.(facts)?.draft ?? '';
  const record = {
    ...facts,
    ...(grade && plan.grade?.keep?.(grade)),
    ...(coach && plan.keepComments ? { [plan.keepComments]: commentText(coach, language) } : {}),
    // A coach with no plainer version returns the draft unchanged.
    ...(coach && plan.keepVersion
      ? { [plan.keepVersion]: coach.version === draft ? '' : coach.version }
      : {}),
  };
  const thanks = plan.thanks?.(facts) ?? null;
  const turns = [
    ...(thanks === null ? [] : [say(thanks)]),
    ...(grade && plan.grade
      ? [gradeTurn(onlyNew(grade, facts, plan.grade), plan.grade, coach?.plainer ?? [], language)]
      : []),
    ...(coach ? commentTurns(coach, language) : []),
    ...(coach && plan.keepVersion
      ? versionTurns(coach, draft, language, versionsIn(facts, plan.keepVersion))
      : []),
  ];
  return { record, turns };
}

/** Drops abbreviations that another text already has, so that each is asked about only once. */
function onlyNew<Name extends string>(
  grade: Grade,
  facts: Facts<Name>,
  { text: textOf }: GradePlan<Name>,
): Grade {
  const text = textOf(facts);
  const earlier = Object.values<string>(facts).filter((one) => one !== text);
  const isNew = (word: string) =>
    !earlier.some((one) => one.split(/[^\p{L}\p{N}-]+/u).includes(word));
  return { ...grade, abbreviations: grade.abbreviations.filter(isNew) };
}

const versionsIn = <Name extends string>(facts: Facts<Name>, but: Name) =>
  Object.entries<string>(facts)
    .filter(([field]) => /gpt3$/iu.test(field) && field !== but)
    .map(([, version]) => version)
    .join('\n');

function gradeTurn(
  grade: Grade,
  { show, range, isLast }: Pick<GradePlan<string>, 'show' | 'range' | 'isLast'>,
  plainer: readonly PlainerWord[],
  language: ConversationLanguage,
): Turn {
  if (!isScored(grade, range)) return say(phrases[language].unscored);
  return {
    html:
      show === 'whole'
        ? jargonFeedback(grade, plainer, language, isLast)
        : briefJargonFeedback(grade, language, isLast),
  };
}

/** Thanks for a text, with its number of words and, if it is outside the range, the range. */
export function thankFor(text: string, range: WordRange, { language }: Setting): string {
  const said = phrases[language];
  const count = countWords(text);
  const isWithin = count >= range.from && count <= range.to;
  return messageFormatters[language].fill(isWithin ? said.within : said.outside, {
    words: countOfWords(language, count),
    from: range.from,
    to: range.to,
  });
}

/** `thankFor`, or a note that the text was kept if it equals `before`. */
export const thankForRevision = (
  before: string | null,
  text: string,
  range: WordRange,
  setting: Setting,
): string =>
  before === text ? phrases[setting.language].keptUnchanged : thankFor(text, range, setting);
