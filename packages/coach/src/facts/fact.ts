import {
  type LanguageCode,
  languages,
  type MessageFormatter,
  languageByScript,
} from '@vernacular/analyzer';
import type { TagWords } from '@vernacular/check';
import {
  type CoachComment,
  type CoachRequest,
  type ConversationLanguage,
  messageFormatters,
} from '@vernacular/exercises';

import { type Passage, readPassage } from '../text/passage.ts';
import { messages } from '../words/translations.ts';

/** What facts are computed from: the request and its texts, read into sentences and words. */
export interface FactContext {
  readonly request: CoachRequest;
  readonly draft: Passage;
  readonly answer: Passage;
  /** Earlier texts in the draft's language that differ from it, oldest first. */
  readonly earlier: readonly Passage[];
  /** `earlier`, and the drafts of all earlier requests, in the same language. */
  readonly versions: readonly Passage[];
  /** All answers of the student so far, joined by line breaks. */
  readonly answers: string;
  /** The language of the draft. */
  readonly language: LanguageCode;
  /** The part-of-speech tagger; only for an English draft. */
  readonly tag?: TagWords | undefined;
  /** Each sentence states what was computed and quotes the writer’s words. */
  readonly say: (
    name: keyof typeof messages.en,
    values?: Parameters<MessageFormatter['fill']>[1],
  ) => string;
  readonly quoted: MessageFormatter['quoted'];
  readonly listed: MessageFormatter['listed'];
}

/** Computes one remark about a draft or answer; null if it does not apply. */
export type Fact = (context: FactContext) => CoachComment | null;

export const note = (text: string, quote = ''): CoachComment => ({ kind: 'note', text, quote });
export const change = (text: string, quote: string): CoachComment => ({
  kind: 'change',
  text,
  quote,
});

const longestDraft = 20_000;
const read = (text: string) => readPassage(text.slice(0, longestDraft));

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Whether two texts are equal but for white space. */
export const isSameText = (one: string, other: string): boolean => flat(one) === flat(other);

const isTextLanguage = (code: ConversationLanguage): code is LanguageCode =>
  Object.hasOwn(languages, code);

/** Reads the texts of a request, each cut at 20,000 characters. */
export function readContext(request: CoachRequest, tag?: TagWords): FactContext {
  // If the draft's language cannot be told, the conversation's is used; a third language is read like English.
  const saidIn = languageByScript(request.draft) ?? request.language;
  const language = isTextLanguage(saidIn) ? saidIn : 'en';
  const ofDraft = read(request.draft);
  const draft = { ...ofDraft, language };
  const { fill, listed, quoted } = messageFormatters[saidIn];
  const before = request.before ?? [];
  const passagesOf = (texts: readonly string[]) =>
    texts
      .filter((text) => text.trim() !== '' && !isSameText(text, request.draft))
      .map(read)
      .filter((one) => one.language === language);
  const earlier = request.earlier.map(({ text }) => text);
  return {
    request,
    draft,
    answer: request.answer === request.draft ? ofDraft : read(request.answer),
    earlier: passagesOf(earlier),
    versions: passagesOf([...new Set([...earlier, ...before.map((one) => one.draft)])]),
    answers: [...before.map((one) => one.answer), request.answer].join('\n'),
    language,
    tag: language === 'en' ? tag : undefined,
    say: (name, values) => fill(messages[saidIn][name], values),
    quoted,
    listed,
  };
}
