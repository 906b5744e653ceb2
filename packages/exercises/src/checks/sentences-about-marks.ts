import type { ConversationLanguage } from '../words/site-languages.ts';
import { phrases, messageFormatters } from '../words/words.ts';

import type { CheckedFact } from './check.ts';
import type { CheckWithAnswer } from './step-checks.ts';

/** A digit, or a number word with no other meaning. */
const number =
  /\p{N}+(?:[.,]\p{N}+)*|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|twice|third|quarter|שניים|שתיים|שני|שתי|שלושה?|ארבעה?|חמש|חמישה|שישה?|שבעה?|שמונה|תשעה?|עשרה?|עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים|מאה|מאות|אלף|אלפי|אלפים|מיליון|חצי|מחצית|שליש|רבע|פעמיים)(?!\p{L})/iu;
const universal =
  /(?<!\p{L})(?:every|everyone|everybody|everything|everywhere|all|always|never|none|nobody|no one|completely|entirely|[ובלמש]?כל|כולם|כולן|תמיד|לעולם|אף אחד|אף פעם)(?!\p{L})(?: \p{L}+)?/iu;

const patterns: Readonly<Record<CheckedFact, RegExp>> = { number, universal };

/** The words of a text that state a fact of this kind; null if there are none. */
export const findFact = (fact: CheckedFact, text: string): string | null =>
  patterns[fact].exec(text)?.[0] ?? null;

function disagreement(
  { check: { fact, question }, answer, words }: CheckWithAnswer,
  text: string,
  language: ConversationLanguage,
): string | null {
  const { fill, quoted } = messageFormatters[language];
  const say = phrases[language].checks;
  if (fact === undefined || answer === 'open' || answer === 'inapplicable') return null;
  if (answer === 'marked')
    return fact === 'number' && findFact('number', words) === null
      ? fill(say.noNumber, { question: quoted(question), words: quoted(words) })
      : null;
  const found = findFact(fact, text);
  return found === null
    ? null
    : fill(say.stands, { question: quoted(question), words: quoted(found) });
}

const isUntouched = (checks: readonly CheckWithAnswer[]) =>
  checks.every(({ answer }) => answer === 'open');

function withQuestions(
  name: 'answeredSince' | 'absent' | 'open',
  questions: readonly string[],
  language: ConversationLanguage,
): string {
  const { fill, listed, quoted } = messageFormatters[language];
  return fill(phrases[language].checks[name], { questions: listed(questions.map(quoted)) });
}

/** A sentence that names the open checks; none before the first is answered and after the last. */
export function whatIsOpen(
  checks: readonly CheckWithAnswer[],
  language: ConversationLanguage,
): readonly string[] {
  const open = checks.filter(({ answer }) => answer === 'open').map(({ question }) => question);
  return open.length === 0 || isUntouched(checks) ? [] : [withQuestions('open', open, language)];
}

/**
 * Sentences about the writer's marks: how many checks are answered, which are absent, and the first mark that
 * disagrees with the text.
 */
export function whatMarksShow(
  checks: readonly CheckWithAnswer[],
  text: string,
  language: ConversationLanguage,
): readonly string[] {
  if (isUntouched(checks)) return [];
  const { fill } = messageFormatters[language];
  const questions = (wanted: (one: CheckWithAnswer) => boolean) =>
    checks.filter(wanted).map(({ question }) => question);
  const marked = questions(({ answer }) => answer === 'marked');
  const since = questions(({ answer, isAskedAgain }) => isAskedAgain && answer === 'marked');
  const [first] = checks.flatMap((one) => {
    const said = disagreement(one, text, language);
    return said === null ? [] : [{ one, said }];
  });
  // What is said with a fact is not said twice.
  const absent = questions((one) => one.answer === 'absent' && one !== first?.one);
  return [
    ...(marked.length > 0
      ? [fill(phrases[language].checks.marked, { marked: marked.length, all: checks.length })]
      : []),
    ...(since.length > 0 ? [withQuestions('answeredSince', since, language)] : []),
    ...(absent.length > 0 ? [withQuestions('absent', absent, language)] : []),
    ...(first ? [first.said] : []),
  ];
}
