import type { Results } from '@vernacular/dialogue';
import { countWords } from '@vernacular/analyzer';

import { coachIn, gradeIn } from '../exercise/script-types.ts';
import type { Request, Setting, Talk } from '../exercise/script-types.ts';
import { commentText, commentTurns, versionTurns } from '../coach/render-reply.ts';
import type { CoachRequest, PlainerWord } from '../coach/coach-port.ts';
import type { ConversationLanguage } from '../words/site-languages.ts';
import type { Facts } from '../answers/record-fields.ts';
import { isScored, type Grade } from '../grade/grade.ts';
import { briefJargonFeedback, jargonFeedback } from '../grade/jargon-feedback.ts';
import { countOfWords, phrases, messageFormatters } from '../words/words.ts';
import { say, type Turn, type WordRange } from '../turn/turn.ts';
import type { CoachBrief } from '../coach/coach-brief.ts';

export interface FeedbackPlan<Name extends string> {
  readonly grade?: {
    readonly text: (facts: Facts<Name>) => string | null;
    readonly show: 'whole' | 'brief';
    /** How many words were asked for; under half of them there is no score. */
    readonly range: WordRange;
    readonly isLast?: boolean;
    readonly keep?: (grade: Grade) => Partial<Facts<Name>>;
  };
  readonly coach?: (facts: Facts<Name>) => CoachBrief | null;
  readonly keepComments?: Name;
  readonly keepVersion?: Name;
  readonly thanks?: (facts: Facts<Name>) => string | null;
}

const gradeKey = 'grade';
const coachKey = 'coach';

/** The requests after an answer. The grade comes first, because the coach's comment may build on the rare words. */
export function feedbackRequests<Name extends string>(
  plan: FeedbackPlan<Name>,
  facts: Facts<Name>,
  results: Results<Talk<Name>>,
  { language }: Setting,
): readonly Request[] {
  const text = plan.grade?.text(facts) ?? null;
  if (text !== null && !(gradeKey in results)) return [{ kind: 'grade', key: gradeKey, text }];
  const brief = plan.coach?.(facts);
  if (!brief) return [];
  const wanted = {
    language,
    wantsVersion: plan.keepVersion !== undefined,
    jargon: gradeIn(results, gradeKey)?.rareWords ?? [],
  };
  return [requestFor(brief, wanted)];
}

const requestFor = (
  { before = [], ...brief }: CoachBrief,
  wanted: Pick<CoachRequest, 'language' | 'wantsVersion' | 'jargon'>,
): CoachRequest => ({
  kind: 'coach',
  key: coachKey,
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

export function feedbackReply<Name extends string>(
  plan: FeedbackPlan<Name>,
  facts: Facts<Name>,
  results: Results<Talk<Name>>,
  { language }: Setting,
): { readonly record: Facts<Name>; readonly turns: readonly Turn[] } {
  const grade = gradeIn(results, gradeKey);
  const coach = coachIn(results, coachKey);
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
    ...(grade
      ? [gradeTurn(onlyNew(grade, facts, plan), plan.grade ?? {}, coach?.plainer ?? [], language)]
      : []),
    ...(coach ? commentTurns(coach, language) : []),
    ...(coach && plan.keepVersion
      ? versionTurns(coach, draft, language, versionsIn(facts, plan.keepVersion))
      : []),
  ];
  return { record, turns };
}

/** Drops abbreviations that another text already has, so that each is asked about only once. */
const onlyNew = <Name extends string>(
  grade: Grade,
  facts: Facts<Name>,
  plan: FeedbackPlan<Name>,
) => {
  const text = plan.grade?.text(facts);
  const earlier = Object.values<string>(facts).filter((one) => one !== text);
  const isNew = (word: string) =>
    !earlier.some((one) => one.split(/[^\p{L}\p{N}-]+/u).includes(word));
  return { ...grade, abbreviations: grade.abbreviations.filter(isNew) };
};

const versionsIn = <Name extends string>(facts: Facts<Name>, but: Name) =>
  Object.entries<string>(facts)
    .filter(([field]) => /gpt3$/iu.test(field) && field !== but)
    .map(([, version]) => version)
    .join('\n');

type ShownGrade = Partial<Omit<NonNullable<FeedbackPlan<string>['grade']>, 'text'>>;

function gradeTurn(
  grade: Grade,
  { show = 'whole', range, isLast }: ShownGrade,
  plainer: readonly PlainerWord[],
  language: ConversationLanguage,
): Turn {
  if (!isScored(grade, range)) return say(phrases[language].unscored);
  return {
    html:
      show === 'whole'
        ? jargonFeedback(grade, plainer, language, { isLast })
        : briefJargonFeedback(grade, language, { isLast }),
  };
}

export function thankFor(text: string, range: WordRange, { edition, language }: Setting): string {
  const said = phrases[language];
  if (edition === 'slim') return said.thanks;
  const count = countWords(text);
  const isWithin = count >= range.from && count <= range.to;
  return messageFormatters[language].fill(isWithin ? said.within : said.outside, {
    words: countOfWords(language, count),
    from: range.from,
    to: range.to,
  });
}

export function thankForRevision(
  before: string,
  text: string,
  range: WordRange,
  setting: Setting,
): string {
  return setting.edition !== 'slim' && before === text
    ? phrases[setting.language].keptUnchanged
    : thankFor(text, range, setting);
}
