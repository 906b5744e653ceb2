import { plainText } from '../turn/html.ts';
import { readMessage } from '../wire/message.ts';

const comment = /<div class="comment [a-z]+">(?<inside>.*?)<\/div>/gsu;
const heading = /<p class="kind">.*?<\/p>/gsu;

const newest = 100;

/**
 * The coach's comments in the messages of a conversation, oldest first. Each is plain text, after the words it
 * quotes.
 */
export const commentsSaid = (messages: readonly unknown[]): readonly string[] =>
  messages
    .slice(-newest)
    .map(readMessage)
    .flatMap((message) =>
      message && !message.isStudent ? Array.from(message.text.source.matchAll(comment)) : [],
    )
    .map(({ groups }) => plainText(groups!['inside']!.replaceAll(heading, '')))
    .filter((said) => said !== '');
