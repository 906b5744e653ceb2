import { unescapeHtml } from '../turn/html.ts';
import { readMessage } from '../wire/message.ts';

const comment = /<div class="comment [a-z]+">(?<inside>.*?)<\/div>/gsu;
const heading = /<p class="kind">.*?<\/p>/gsu;

const plainText = (html: string) =>
  unescapeHtml(html.replaceAll(heading, '').replaceAll(/<[^>]*>/gu, ' '))
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** No conversation of ours is longer; what is sent is anybody's. */
const newest = 100;

/** What a coach said in the messages of a conversation as they are sent, oldest first: each comment as plain text, after what it quotes. */
export const commentsSaid = (messages: readonly unknown[]): readonly string[] =>
  messages
    .slice(-newest)
    .map(readMessage)
    .flatMap((message) =>
      message && !message.isStudent ? Array.from(message.text.source.matchAll(comment)) : [],
    )
    .map(({ groups }) => plainText(groups!['inside']!))
    .filter((said) => said !== '');
