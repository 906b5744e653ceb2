import { markup, unescapeHtml } from '../turn/html.ts';
import { readMessage, type Message } from '../wire/message.ts';

/** No conversation of ours is longer; what is sent is anybody's. */
const newest = 100;

const read = (messages: readonly unknown[]): readonly Message[] =>
  messages
    .slice(-newest)
    .map(readMessage)
    .filter((message) => message !== null);

const says = ({ isStudent, text }: Message, sentence: string) =>
  !isStudent && text.source.includes(markup`${sentence}`.source);

/** Whether the bot said a sentence in the messages of a conversation, as they are sent. */
export const hasSaid = (messages: readonly unknown[], sentence: string): boolean =>
  read(messages).some((message) => says(message, sentence));

const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Whether a student’s message has these words, as they were typed or in the HTML that is kept of them. */
const isSaying = ({ text: { source } }: Message, answer: string) =>
  [source, unescapeHtml(source.replaceAll(/<[^>]*>/gu, ' '))]
    .map(inOneLine)
    .includes(inOneLine(answer));

/** Whether an answer was sent just before and the bot replied with this sentence. */
export type IsSentAgain = (answer: string, sentence: string) => boolean;

/**
 * Compares an answer with the student's message before it. The last message is the answer itself. A client that sends
 * no message of the bot could be asked for ever, so that every answer counts as sent again.
 */
export const sentAgainIn = (messages: readonly unknown[]): IsSentAgain => {
  const before = read(messages).slice(0, -1);
  if (before.every(({ isStudent }) => isStudent)) return () => true;
  const last = before.findLastIndex(({ isStudent }) => isStudent);
  const sent = before[last];
  return (answer, sentence) =>
    sent !== undefined &&
    isSaying(sent, answer) &&
    before.slice(last + 1).some((message) => says(message, sentence));
};
