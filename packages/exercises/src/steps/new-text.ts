import { countWords, tellLanguage } from '@vernacular/analyzer';

import type { Setting } from '../exercise/talk.ts';
import { conversationLanguages } from '../phrases/language.ts';
import { phrases } from '../phrases/phrases.ts';
import { akin, hasWeight, wordsOf } from '../session/same-word.ts';
import { button } from './commands.ts';
import { offer, say } from '../turn/turn.ts';
import type { Turn } from '../turn/turn.ts';

/** A text of fewer words is a first try, and anything may take its place. */
const fewestToKeep = 25;
/** Half Life halves; whoever keeps less than a third has more likely sent a remark, or a part. */
const farShorter = 1 / 3;
/**
 * Of 411 abstracts and the lay summaries of the same reviews, one pair shares less of its words than this; of the same
 * summaries beside abstracts of other reviews, half do.
 */
const almostNothing = 0.2;

const heavyWords = (text: string) => [
  ...new Set(
    wordsOf(text)
      .filter(hasWeight)
      .map((word) => word.toLowerCase()),
  ),
];

/** The share of the words of the text with fewer that the other has too, from 0 to 1. */
function shared(one: string, other: string): number {
  const [fewer, more] = [heavyWords(one), heavyWords(other)].toSorted(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  if (fewer.length === 0) return 0;
  return fewer.filter((word) => more.some((known) => akin(known, word))).length / fewer.length;
}

/** Whether what came in place of a text is hardly a new version of it: far shorter, or about something else. */
function isDoubtful(before: string, text: string): boolean {
  const words = countWords(before);
  if (words < fewestToKeep || text === before) return false;
  if (countWords(text) < words * farShorter) return true;
  const [first, second] = [before, text].map((one) => tellLanguage(one, { isSure: true }));
  // A translation shares no word with its text, and is one all the same.
  return first === second && shared(before, text) < almostNothing;
}

/** The text that somebody says is the new one, by the button or in these words; null where nobody says so. */
function confirmed(answer: string): string | null {
  const said = conversationLanguages
    .map((language) => phrases[language].newText.sent)
    .find((words) => answer.trimStart().startsWith(words));
  return said === undefined ? null : answer.trimStart().slice(said.length).trim();
}

/** Whether an answer is the label of that button, typed, without the text. */
const isYes = (answer: string): boolean =>
  conversationLanguages.some((language) => phrases[language].newText.yes === answer.trim());

/** What somebody sent in place of a text, without the words that say it is the new one. */
export const withoutConfirmation = (answer: string): string => confirmed(answer) ?? answer;

/** Whether somebody says that a text is the new one. */
export const isConfirmed = (answer: string): boolean => confirmed(answer) !== null;

/**
 * Asks whether what was sent is meant to take the place of the text before, which is kept until then; null where there
 * is no doubt, where the writer has said so, and where the same was sent again. The label of the yes, typed, brings no text.
 */
export function askIfNew(
  before: string,
  answer: string,
  { language, isSentAgain }: Pick<Setting, 'language' | 'isSentAgain'>,
): Turn | null {
  const text = answer.trim();
  const said = phrases[language];
  const { ask, sent, yes, keep, once } = said.newText;
  if (isYes(text) && countWords(before) >= fewestToKeep) return say(once);
  if (text === '' || isConfirmed(answer) || !isDoubtful(before, text)) return null;
  const question = ask(said.words(countWords(text)), said.words(countWords(before)));
  if (isSentAgain?.(text, question)) return null;
  return offer(question, [
    { ...button('no-change', language), label: keep },
    { send: `${sent} ${text}`, label: yes },
  ]);
}
