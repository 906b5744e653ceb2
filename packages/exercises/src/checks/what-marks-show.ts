import type { CheckPhrases } from '../phrases/phrase-book.ts';

import { findFact } from './find-fact.ts';
import type { CheckWithAnswer } from './step-checks.ts';

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

const isUntouched = (checks: readonly CheckWithAnswer[]) =>
  checks.every(({ answer }) => answer === 'open');

export function whatIsOpen(
  checks: readonly CheckWithAnswer[],
  say: CheckPhrases,
): readonly string[] {
  const open = checks.filter(({ answer }) => answer === 'open').map(({ question }) => question);
  return open.length === 0 || isUntouched(checks) ? [] : [say.open(open)];
}

export function whatMarksShow(
  checks: readonly CheckWithAnswer[],
  text: string,
  say: CheckPhrases,
): readonly string[] {
  if (isUntouched(checks)) return [];
  const questions = (wanted: (one: CheckWithAnswer) => boolean) =>
    checks.filter(wanted).map(({ question }) => question);
  const marked = questions(({ answer }) => answer === 'marked');
  const since = questions(({ answer, isAskedAgain }) => isAskedAgain && answer === 'marked');
  const [first] = checks.flatMap((one) => {
    const said = disagreement(one, text, say);
    return said === null ? [] : [{ one, said }];
  });
  // What is said with a fact is not said twice.
  const absent = questions((one) => one.answer === 'absent' && one !== first?.one);
  return [
    ...(marked.length > 0 ? [say.marked(marked.length, checks.length)] : []),
    ...(since.length > 0 ? [say.answeredSince(since)] : []),
    ...(absent.length > 0 ? [say.absent(absent)] : []),
    ...(first ? [first.said] : []),
  ];
}
