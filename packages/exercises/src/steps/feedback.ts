import type { Results } from '@vernacular/dialogue';
import { countWords } from '@vernacular/analyzer';

import { coachIn, gradeIn } from '../exercise/talk.ts';
import type { Request, Setting, Talk } from '../exercise/talk.ts';
import { commentText, commentTurns, versionTurns } from '../coach/coach-feedback.ts';
import type { CoachRequest } from '../coach/coach-port.ts';
import type { Facts } from '../exercise/facts.ts';
import type { Grade } from '../grade/grade.ts';
import { briefJargonFeedback, jargonFeedback } from '../grade/jargon-feedback.ts';
import { phrases } from '../phrases/phrases.ts';
import { say } from '../turn/turn.ts';
import type { Turn, WordRange } from '../turn/turn.ts';

/** What a script tells the coach beyond the words it fills in by itself. */
export type CoachBrief = Pick<CoachRequest, 'focus' | 'draft'> &
  Partial<Omit<CoachRequest, 'kind' | 'key' | 'language' | 'jargon'>>;

/** What follows an answer in the full edition. The slim edition only thanks. */
export interface FeedbackPlan<Name extends string> {
  /** The text to grade, how much of the grade is shown, and what is kept of it. */
  readonly grade?: {
    /** Nothing is graded where there is no text. */
    readonly text: (facts: Facts<Name>) => string | null;
    readonly show: 'whole' | 'brief';
    readonly keep?: (grade: Grade) => Partial<Facts<Name>>;
  };
  readonly coach?: (facts: Facts<Name>) => CoachBrief | null;
  /** The fields in which the comments and the version are kept. */
  readonly keepComments?: Name;
  readonly keepVersion?: Name;
  /** What is said first: a thank-you with the number of words, or nothing. */
  readonly thanks?: (facts: Facts<Name>) => string | null;
  /** What is said last. */
  readonly after?: (facts: Facts<Name>) => readonly Turn[];
}

const gradeKey = 'grade';
const coachKey = 'coach';

/** What the host must find out: the grade first, then the comment, which may build on the rare words. */
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
  return [
    {
      kind: 'coach',
      key: coachKey,
      language,
      answer: '',
      choice: '',
      table: [],
      earlier: [],
      audience: { name: '', description: '' },
      range: null,
      wantsVersion: plan.keepVersion !== undefined,
      jargon: gradeIn(results, gradeKey)?.rareWords ?? [],
      ...brief,
    },
  ];
}

/** The messages that follow an answer, and the facts with what was found out. */
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
    ...(coach && plan.keepComments ? { [plan.keepComments]: commentText(coach) } : {}),
    ...(coach && plan.keepVersion ? { [plan.keepVersion]: coach.version } : {}),
  };
  const shown = plan.grade?.show === 'whole' ? jargonFeedback : null;
  const thanks = plan.thanks?.(facts) ?? null;
  const turns = [
    ...(thanks === null ? [] : [say(thanks)]),
    ...(grade && shown ? [{ html: shown(grade, coach?.plainer ?? [], language) }] : []),
    ...(grade && !shown ? [{ html: briefJargonFeedback(grade, language) }] : []),
    ...(coach ? commentTurns(coach) : []),
    ...(coach && plan.keepVersion ? versionTurns(coach, draft, language) : []),
    ...(plan.after?.(record) ?? []),
  ];
  return { record, turns };
}

/** A thank-you that names the number of words and the range asked for. */
export function thankFor(text: string, range: WordRange, { edition, language }: Setting): string {
  const said = phrases[language];
  if (edition === 'slim') return said.thanks;
  const count = countWords(text);
  const words = said.words(count);
  if (count < range.from) return said.shorter(words, range);
  return count > range.to ? said.longer(words, range) : said.within(words, range);
}
