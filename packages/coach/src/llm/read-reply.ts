import { tellLanguage } from '@vernacular/analyzer';
import type { CoachComment, RubricRequest } from '@vernacular/exercises';

import { isElsewhere } from '../local/odd-answer.ts';
import { readPassage } from '../text/passage.ts';
import { findQuote } from './find-quote.ts';
import { isInsult } from './insults.ts';
import { isInvented } from './invented.ts';
import type { Prompt } from './prompt.ts';
import { withoutThoughts } from './thoughts.ts';
import { wholeComments } from './whole-comments.ts';

const longestComment = 400;
const mostComments = 3;
const longestLeak = 40;

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
        .replace(/<[^>]*>/gu, '')
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

const hasAddress = (text: string) => /https?:|www\.|\S@\S+\.\S/iu.test(text);

function readJson(content: string): Record<string, unknown> {
  const from = content.indexOf('{');
  const to = content.lastIndexOf('}');
  try {
    const value: unknown = JSON.parse(content.slice(from, to + 1));
    if (isRecord(value)) return value;
  } catch (cause) {
    throw new UnusableReply('The model’s answer is not JSON.', { cause });
  }
  throw new UnusableReply('The model’s answer is not an object.');
}

/** All that the writer said: what a comment states must come from there. */
const writersWords = ({ draft, answer, choice, table, earlier, audience }: RubricRequest) =>
  [draft, answer, choice, ...table.flat(), ...earlier.map(({ text }) => text)]
    .concat(audience.name, audience.description)
    .join('\n');

/** Whether a text is in the language it should be in, by its letters and by its words. */
const isIn = (language: string, text: string) =>
  tellLanguage(text) === language && !isElsewhere(readPassage(text), []);

/** Tells whether one comment may be shown; made once for a request. */
function soundnessOf(request: RubricRequest, prompt: Prompt, mark: string) {
  const { draft, answer } = request;
  const language = tellLanguage(draft) ?? request.language;
  const source = writersWords(request);
  const flat = `${draft} ${answer}`.replace(/\s+/gu, ' ').toLowerCase();
  return (text: string) =>
    text !== '' &&
    text.length <= longestComment &&
    isIn(language, text) &&
    !hasAddress(text) &&
    !leaks(text, prompt, mark) &&
    !isInsult(text, source) &&
    !isInvented(text, source) &&
    !flat.includes(text.toLowerCase().replace(/[.!?]$/u, ''));
}

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
  const comments = judged(listed, request, soundnessOf(request, prompt, mark));
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
  const listed = wholeComments(withoutThoughts(content));
  const comments = judged(listed, request, soundnessOf(request, prompt, mark));
  return isTied(comments) ? comments : [];
}

const isTied = (comments: readonly CoachComment[]) => comments.some(({ quote }) => quote !== '');

const judged = (
  listed: readonly unknown[],
  request: RubricRequest,
  isSound: (text: string) => boolean,
) =>
  listed
    .filter(isRecord)
    .map(({ kind, text, quote }) => ({
      kind,
      text: plain(text),
      quoted: typeof quote === 'string' ? quote.trim() : '',
      quote: typeof quote === 'string' ? findQuote(quote, [request.draft, request.answer]) : '',
    }))
    .filter(({ kind, quoted, quote }) => kinds.has(kind) && (quoted === '' || quote !== ''))
    .filter(({ kind, quote }) => quote !== '' || kind === 'question' || kind === 'note')
    .filter(({ text }) => isSound(text))
    .slice(0, mostComments)
    .map(({ kind, text, quote }) => ({ kind, text, quote })) as CoachComment[];

/**
 * A version in the draft's language and mostly in its words, not much longer than asked, with no number, name or source
 * of its own, and free of the prompt.
 */
function isFairVersion(version: string, request: RubricRequest, prompt: Prompt, mark: string) {
  const { draft, range, language } = request;
  const most = 1.5 * Math.max(range?.to ?? 0, words(draft).length);
  const source = writersWords(request);
  return (
    version !== '' &&
    isIn(tellLanguage(draft) ?? language, version) &&
    words(version).length <= most &&
    overlap(version, draft) >= 0.3 &&
    !hasAddress(version) &&
    !isInsult(version, source) &&
    !isInvented(version, source, { isWhole: true }) &&
    !leaks(version, prompt, mark)
  );
}
