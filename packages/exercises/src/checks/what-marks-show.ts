import type { CheckPhrases } from '../phrases/phrase-book.ts';

import { findFact } from './find-fact.ts';
import type { CheckWithAnswer } from './step-checks.ts';

/** Where a mark and a fact of the text disagree, in one sentence; null where they agree or nothing is known. */
function disagreement(
  { check: { fact, question }, answer, words }: CheckWithAnswer,
  text: string,
  say: CheckPhrases,
): string | null {
  if (fact === undefined || answer === 'open' || answer === 'inapplicable') return null;
  if (answer === 'marked')
    return fact === 'number' && findFact('number', words) === null
      ? say.noNumber(question, words)
      : null;
  const found = findFact(fact, text);
  return found === null ? null : say.stands(question, found);
}

/**
 * What follows from the writer's answers to the checks of a step, in a few sentences: what was answered since, what is
 * not in the text, what is left open, and one disagreement between a mark and the text. Empty where nothing was answered.
 */
export function whatMarksShow(
  checks: readonly CheckWithAnswer[],
  text: string,
  say: CheckPhrases,
): readonly string[] {
  if (checks.every(({ answer }) => answer === 'open')) return [];
  const questions = (wanted: (one: CheckWithAnswer) => boolean) =>
    checks.filter(wanted).map(({ question }) => question);
  const marked = questions(({ answer }) => answer === 'marked');
  const since = questions(({ answer, isAskedAgain }) => isAskedAgain && answer === 'marked');
  const absent = questions(({ answer }) => answer === 'absent');
  const open = questions(({ answer }) => answer === 'open');
  const first = checks.map((one) => disagreement(one, text, say)).find((one) => one !== null);
  return [
    say.marked(marked.length, checks.length),
    ...(since.length > 0 ? [say.answeredSince(since)] : []),
    ...(absent.length > 0 ? [say.absent(absent)] : []),
    ...(open.length > 0 ? [say.open(open)] : []),
    ...(first === undefined ? [] : [first]),
  ];
}
