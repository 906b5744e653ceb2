import { languageByScript } from '@vernacular/analyzer';
import type { CoachComment, RubricRequest } from '@vernacular/exercises';

import { isCruel } from './is-cruel.ts';
import { findQuote } from './find-quote.ts';
import { isInLanguage } from './is-in-language.ts';
import type { Written } from './filter-by-judge.ts';
import { hasNewNumber, versionHasNewNumber, writersText } from './has-new-number.ts';
import { isRecord, parseJson } from './parse-json.ts';
import { CallFailed } from '../failure-reason.ts';
import type { Prompt } from '../prompts/comment-prompt.ts';
import { isUnsafe } from './is-unsafe.ts';

const longestComment = 400;
const mostComments = 3;
/** Characters; shorter matches with the instructions are natural words about a text. */
const longestLeak = 80;
const mostOfRange = 1.3;

const kinds: ReadonlySet<unknown> = new Set(['works', 'change', 'question', 'note']);

const plain = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/giu, '')
        .replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
        .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gu, '')
        .replace(/\s+/gu, ' ')
        .trim()
    : '';

function leaks(text: string, { system }: Prompt, mark: string): boolean {
  if (text.includes(mark)) return true;
  for (let start = 0; start + longestLeak <= text.length; start += 8) {
    if (system.includes(text.slice(start, start + longestLeak))) return true;
  }
  return false;
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Keeps up to three comments that are safe to be judged: short and plain, in the draft’s language, with quotations
 * that exist and no new numbers. Throws `CallFailed` if none is left.
 */
export function readReply(
  content: string,
  request: RubricRequest,
  prompt: Prompt,
  mark: string,
): Written {
  const reply = parseJson(content);
  const writers = writersText(request);
  const language = languageByScript(request.draft) ?? request.language;
  const isSafe = (text: string) =>
    text !== '' &&
    isInLanguage(text, language) &&
    !isUnsafe(text) &&
    !isCruel(text, writers) &&
    !leaks(text, prompt, mark);

  const texts = [request.draft, request.answer];
  const flat = ` ${lettersOf(texts.join(' '))} `;
  const heard = (request.said ?? []).map(lettersOf);
  const comments: CoachComment[] = [];
  const listed = Array.isArray(reply['comments']) ? reply['comments'].filter(isRecord) : [];
  for (const one of listed) {
    if (comments.length === mostComments) break;
    const kind = one['kind'] as CoachComment['kind'];
    const quoted = typeof one['quote'] === 'string' ? one['quote'].trim() : '';
    const text = plain(one['text']);
    const letters = lettersOf(text);
    const quote = quoted === '' ? '' : findQuote(quoted, texts);
    const isTogether = quote !== '' || (quoted === '' && (kind === 'question' || kind === 'note'));
    if (
      kinds.has(kind) &&
      isTogether &&
      text.length <= longestComment &&
      // A comment in the draft’s own words is probably an instruction in the draft that the model obeyed.
      !flat.includes(` ${letters} `) &&
      !heard.some((before) => before.endsWith(letters)) &&
      isSafe(text) &&
      !hasNewNumber(text, request)
    ) {
      comments.push({ kind, text, quote });
      heard.push(letters);
    }
  }
  if (comments.length === 0)
    throw new CallFailed('unusable answer', 'No comment of the model may be shown.');

  const version = request.wantsVersion ? plain(reply['version']) : '';
  const isVersion = isFairVersion(version, request) && isSafe(version);
  return { comments, version: isVersion ? version : '' };
}

const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const count = (text: string) => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;

const overlap = (text: string, source: string) => {
  const known = new Set(words(source));
  const all = words(text);
  return all.length === 0 ? 0 : all.filter((word) => known.has(word)).length / all.length;
};

const isFairVersion = (version: string, request: RubricRequest) =>
  count(version) <= mostOfRange * (request.range?.to ?? count(request.draft)) &&
  overlap(version, request.draft) >= 0.3 &&
  !versionHasNewNumber(version, request);
