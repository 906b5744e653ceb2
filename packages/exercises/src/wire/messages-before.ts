import { markup, plainText } from '../turn/html.ts';
import { newestMessages, type Message } from './message.ts';
import type { IsSentAgain } from '../exercise/talk.ts';

const says = ({ isStudent, text }: Message, sentence: string) =>
  !isStudent && text.source.includes(markup`${sentence}`.source);

export const hasSaid = (messages: readonly unknown[], sentence: string): boolean =>
  newestMessages(messages).some((message) => says(message, sentence));

const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Compares the answer with the message as typed and as the HTML that is stored for it. */
const isSaying = ({ text: { source } }: Message, answer: string) =>
  [inOneLine(source), plainText(source)].includes(inOneLine(answer));

/**
 * The last message is the answer itself. For a client that sends no bot messages every answer counts as sent again,
 * or else the bot could ask forever.
 */
export const sentAgainIn = (messages: readonly unknown[]): IsSentAgain => {
  const before = newestMessages(messages).slice(0, -1);
  if (before.every(({ isStudent }) => isStudent)) return () => true;
  const last = before.findLastIndex(({ isStudent }) => isStudent);
  const sent = before[last];
  return (answer, sentence) =>
    sent !== undefined &&
    isSaying(sent, answer) &&
    before.slice(last + 1).some((message) => says(message, sentence));
};
