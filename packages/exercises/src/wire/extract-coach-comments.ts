import { plainText } from '../turn/html.ts';
import { newestMessages } from './message.ts';

const comment = /<div class="comment [a-z]+">(?<inside>.*?)<\/div>/gsu;
const heading = /<p class="kind">.*?<\/p>/gsu;

/**
 * The coach's comments in the messages of a conversation, oldest first, as plain text: the quotation, then the
 * comment.
 */
export const commentsSaid = (messages: readonly unknown[]): readonly string[] =>
  newestMessages(messages)
    .flatMap(({ isStudent, text }) => (isStudent ? [] : Array.from(text.source.matchAll(comment))))
    .map(({ groups }) => plainText(groups!['inside']!.replaceAll(heading, '')))
    .filter((said) => said !== '');
