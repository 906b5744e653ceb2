import { markup, plainText } from '../turn/html.ts';
import { newestMessages, type Message } from './message.ts';
import type { IsSentAgain } from '../exercise/script-types.ts';

const says = ({ isStudent, text }: Message, sentence: string) =>
  !isStudent && text.source.includes(markup`${sentence}`.source);

/** Whether a message of the bot contains a sentence. */
export const hasSaid = (messages: readonly unknown[], sentence: string): boolean =>
  newestMessages(messages).some((message) => says(message, sentence));

const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Compares the answer with the message as typed and as the HTML that is stored for it. */
const isSaying = ({ text: { source } }: Message, answer: string) =>
  [inOneLine(source), plainText(source)].includes(inOneLine(answer));

/**
 * Returns a test of whether an answer repeats the student's last message, to which the bot replied with a given
 * sentence. The last of `messages` is the answer itself. Always true for a client that sends no bot messages, or else
 * the bot could ask forever.
 */
export const repeatedAnswerTest = (messages: readonly unknown[]): IsSentAgain => {
  const before = newestMessages(messages).slice(0, -1);
  if (before.every(({ isStudent }) => isStudent)) return () => true;
  const last = before.findLastIndex(({ isStudent }) => isStudent);
  const sent = before[last];
  return (answer, sentence) =>
    sent !== undefined &&
    isSaying(sent, answer) &&
    before.slice(last + 1).some((message) => says(message, sentence));
};
