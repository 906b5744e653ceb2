import { markup } from '../turn/html.ts';
import { readMessage } from '../wire/message.ts';

/** Whether a sentence was said in a conversation before. */
export type HasSaid = (sentence: string) => boolean;

/** No conversation of ours is longer; what is sent is anybody's. */
const newest = 100;

/** What tells whether the bot said a sentence in the messages of a conversation, as they are sent. */
export const hasSaidIn =
  (messages: readonly unknown[]): HasSaid =>
  (sentence) => {
    const { source } = markup`${sentence}`;
    return messages
      .slice(-newest)
      .map(readMessage)
      .some((message) => message && !message.isStudent && message.text.source.includes(source));
  };
