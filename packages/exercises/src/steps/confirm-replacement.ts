import { countWords, isSameWord, languageByScript } from '@vernacular/analyzer';

import type { Setting } from '../exercise/script-types.ts';
import { conversationLanguages } from '../words/site-languages.ts';
import { countOfWords, phrases, messageFormatters } from '../words/words.ts';
import { sharedWith, contentWords } from '../answers/content-words.ts';
import { textBehind } from '../answers/answer.ts';
import { button } from '../answers/commands.ts';
import { offer, say, type Turn } from '../turn/turn.ts';

/** Fewest words of a text worth keeping; any answer may replace a shorter one. */
const fewestToKeep = 25;
/** The Half Life exercise halves a text; an answer under a third is more likely a remark, or a part of the text. */
const farShorter = 1 / 3;
/**
 * Measured on 411 abstracts with the lay summaries of the same reviews: one pair shares less of its words than this.
 * Of the summaries paired with abstracts of other reviews, half do.
 */
const almostNothing = 0.2;

/** Shared content words, divided by those of the text that has fewer: 0 to 1. */
function shared(one: string, other: string): number {
  const [fewer = [], more = []] = [contentWords(one), contentWords(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return sharedWith(fewer, more, isSameWord);
}

function isDoubtful(before: string, text: string): boolean {
  const words = countWords(before);
  if (words < fewestToKeep || text === before) return false;
  if (countWords(text) < words * farShorter) return true;
  const [first, second] = [before, text].map((one) => languageByScript(one, { isSure: true }));
  // A translation shares no word with its source, but is a new version all the same.
  return first === second && shared(before, text) < almostNothing;
}

const openings = conversationLanguages.map((language) => phrases[language].newText.sent);

const isYes = (answer: string): boolean =>
  conversationLanguages.some((language) => phrases[language].newText.yes === answer.trim());

/** The answer without the words that the confirming button puts before it. */
export const withoutConfirmation = (answer: string): string =>
  textBehind(openings, answer) ?? answer;

/** Whether an answer was sent with the confirming button. */
export const isConfirmed = (answer: string): boolean => textBehind(openings, answer) !== null;

/**
 * Asks whether an answer is meant to replace the earlier text, which is kept until then. Null where there is no
 * doubt, where the writer has confirmed it, and where the same text was sent again.
 */
export function askBeforeReplacing(
  before: string,
  answer: string,
  { language, isSentAgain }: Pick<Setting, 'language' | 'isSentAgain'>,
): Turn | null {
  const text = answer.trim();
  const { ask, sent, yes, keep, once } = phrases[language].newText;
  if (isYes(text) && countWords(before) >= fewestToKeep) return say(once);
  if (text === '' || isConfirmed(answer) || !isDoubtful(before, text)) return null;
  const question = messageFormatters[language].fill(ask, {
    words: countOfWords(language, countWords(text)),
    before: countOfWords(language, countWords(before)),
  });
  if (isSentAgain?.(text, question)) return null;
  return offer(question, [
    { ...button('no-change', language), label: keep },
    { send: `${sent} ${text}`, label: yes },
  ]);
}
