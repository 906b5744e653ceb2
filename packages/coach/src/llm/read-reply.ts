import { tellLanguage } from '@vernacular/analyzer';
import type { CoachComment, RubricRequest } from '@vernacular/exercises';

import { broughtBy, writersWords, type Brought } from './brought.ts';
import { findQuote } from './find-quote.ts';
import { isIn } from './in-language.ts';
import { isInsult } from './insults.ts';
import { isInvented } from './invented.ts';
import type { Prompt } from './prompt.ts';
import { withoutThoughts } from './thoughts.ts';
import { isUnfit } from './unfit.ts';
import { wholeComments } from './whole-comments.ts';

const longestComment = 400;
const mostComments = 3;
/** Of the instructions: shorter stretches are natural words about a text, “what was found and why it matters”. */
const longestLeak = 80;
/** A version is longer than asked when it has more than so many times the words. */
const mostOfRange = 1.3;

/** What is left of a model's answer after every check. */
export interface CheckedReply {
  readonly comments: readonly CoachComment[];
  readonly version: string;
}

/** The model answered, but not with anything a student should see. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
}

const kinds: ReadonlySet<unknown> = new Set(['works', 'change', 'question', 'note']);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const plain = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/<(script|style)\b[^]*?<\/\1>|<[^>]*>/giu, '')
        .replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
        .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gu, '')
        .replace(/\s+/gu, ' ')
        .trim()
    : '';

const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The share of the words of `text` that `source` has too, 0 to 1. */
const overlap = (text: string, source: string) => {
  const known = new Set(words(source));
  const all = words(text);
  return all.length === 0 ? 0 : all.filter((word) => known.has(word)).length / all.length;
};

/** Whether `text` repeats a long stretch of the instructions, or the marks around the draft. */
function leaks(text: string, { system }: Prompt, mark: string): boolean {
  if (text.includes(mark)) return true;
  for (let start = 0; start + longestLeak <= text.length; start += 8) {
    if (system.includes(text.slice(start, start + longestLeak))) return true;
  }
  return false;
}

/** Whether an answer begins with its object: before that nobody can tell a thought from it. */
const isAnswer = (content: string) => /^\s*(?:```(?:json)?\s*)?\{/iu.test(content);

function readJson(content: string): Record<string, unknown> {
  const from = content.indexOf('{');
  const to = content.lastIndexOf('}');
  const isFenced = /```\s*$/u.test(
    content
      .slice(to + 1)
      .split(/\n/u, 2)
      .join('\n'),
  );
  // Words on both sides of it: a thought that never ended.
  if (!isAnswer(content) && !isFenced && /\p{L}/u.test(content.slice(to + 1)))
    throw new UnusableReply('The model’s answer is not only JSON.');
  try {
    const value: unknown = JSON.parse(content.slice(from, to + 1));
    if (isRecord(value)) return value;
  } catch (cause) {
    throw new UnusableReply('The model’s answer is not JSON.', { cause });
  }
  throw new UnusableReply('The model’s answer is not an object.');
}

interface Made {
  readonly brought: Brought;
  /** What was judged already, by the text. */
  readonly sound: Map<string, boolean>;
}

/** What is made of a request, once: an answer that is still coming is judged again and again. */
const made = new WeakMap<RubricRequest, Made>();
function madeOf(request: RubricRequest): Made {
  const one = made.get(request) ?? {
    brought: broughtBy(writersWords(request), request.range),
    sound: new Map<string, boolean>(),
  };
  made.set(request, one);
  return one;
}

const languageOf = ({ draft, language }: RubricRequest) => tellLanguage(draft) ?? language;

/** Whether nothing in a text, a comment or a version, speaks against showing it. */
function isSound(
  text: string,
  request: RubricRequest,
  { prompt, mark, isWhole = false }: { prompt: Prompt; mark: string; isWhole?: boolean },
): boolean {
  const { brought, sound } = madeOf(request);
  const judgedAs = `${mark} ${isWhole} ${text}`;
  const isFine =
    sound.get(judgedAs) ??
    (text !== '' &&
      isIn(languageOf(request), text, brought) &&
      !isUnfit(text) &&
      !leaks(text, prompt, mark) &&
      !isInsult(text, brought) &&
      !isInvented(text, brought, { isWhole }));
  sound.set(judgedAs, isFine);
  return isFine;
}

/** Letters alone: the same words are the same comment. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Keeps of a model's answer what can be trusted: at most three short plain comments in the draft's language, each
 * quotation found in the draft or the answer, no number, name or source that the writer did not bring, no insult,
 * nothing that echoes the draft as if it were the teacher's voice (an obeyed injection looks like that), no address, no
 * part of the prompt. Throws `UnusableReply` when no comment is left.
 */
export function readReply(
  content: string,
  request: RubricRequest,
  prompt: Prompt,
  mark: string,
): CheckedReply {
  const reply = readJson(withoutThoughts(content));
  const listed = Array.isArray(reply['comments']) ? reply['comments'] : [];
  const comments = judged(listed, request, prompt, mark);
  if (!isTied(comments)) {
    throw new UnusableReply('No comment of the model could be tied to the draft.');
  }
  const version = request.wantsVersion ? plain(reply['version']) : '';
  return { comments, version: isFairVersion(version, request, prompt, mark) ? version : '' };
}

/** The comments that stand whole in an answer that is still coming, judged as those of a whole one; none before one is tied to the draft. */
export function readSoFar(
  content: string,
  request: RubricRequest,
  prompt: Prompt,
  mark: string,
): readonly CoachComment[] {
  const answer = withoutThoughts(content);
  if (!isAnswer(answer)) return [];
  const comments = judged(wholeComments(answer), request, prompt, mark);
  return isTied(comments) ? comments : [];
}

const isTied = (comments: readonly CoachComment[]) => comments.some(({ quote }) => quote !== '');

/** The first comments that are sound and have not been said, in this answer or before. */
function judged(
  listed: readonly unknown[],
  request: RubricRequest,
  prompt: Prompt,
  mark: string,
): readonly CoachComment[] {
  const { draft, answer, said = [] } = request;
  const texts = [draft, answer];
  const flat = ` ${lettersOf(texts.join(' '))} `;
  const heard = said.map(lettersOf);
  const found: CoachComment[] = [];
  for (const one of listed.filter(isRecord)) {
    if (found.length === mostComments) break;
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
      !flat.includes(` ${letters} `) &&
      !heard.some((before) => before.endsWith(letters)) &&
      isSound(text, request, { prompt, mark })
    ) {
      found.push({ kind, text, quote });
      heard.push(letters);
    }
  }
  return found;
}

const count = (text: string) => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0;

/** A sound version, mostly in the draft’s words and not much longer than asked. */
function isFairVersion(version: string, request: RubricRequest, prompt: Prompt, mark: string) {
  const { draft, range } = request;
  return (
    count(version) <= mostOfRange * (range?.to ?? count(draft)) &&
    overlap(version, draft) >= 0.3 &&
    isSound(version, request, { prompt, mark, isWhole: true })
  );
}
