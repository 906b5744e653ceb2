import type { TagWords } from '@vernacular/check';
import type { CoachComment, CoachRequest, ConversationLanguage } from '@vernacular/exercises';

import { type Passage, readPassage } from '../text/passage.ts';
import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';
import type { Messages } from '../texts/messages.ts';

/** One draft as the facts read it, with the texts beside it. */
export interface FactContext {
  readonly request: CoachRequest;
  readonly draft: Passage;
  /** What the student said about the draft. */
  readonly answer: Passage;
  /** Earlier texts in the draft's language that differ from it, oldest first. */
  readonly earlier: readonly Passage[];
  /** These and every other version that was commented on before. */
  readonly versions: readonly Passage[];
  /** What the student answered so far, all in one. */
  readonly answers: string;
  readonly language: ConversationLanguage;
  /** Tags the parts of speech of an English sentence, where a tagger is at hand. */
  readonly tag?: TagWords | undefined;
  /** The sentences a fact is told in, in the draft's language. */
  readonly messages: Messages;
}

/** One kind of computed fact: the remark that states it, or null, which is the usual case. */
export type Fact = (context: FactContext) => CoachComment | null;

const longestDraft = 20_000;
const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Whether two texts are the same but for their white space. */
export const isSameText = (one: string, other: string): boolean => flat(one) === flat(other);

/** Reads a request once for all facts. `language` is the language of the draft. */
export function readContext(
  request: CoachRequest,
  language: ConversationLanguage,
  tag?: TagWords,
): FactContext {
  const draft = { ...readPassage(request.draft.slice(0, longestDraft)), language };
  const before = request.before ?? [];
  const passagesOf = (texts: readonly string[]) =>
    texts
      .filter((text) => text.trim() !== '' && !isSameText(text, request.draft))
      .map((text) => readPassage(text.slice(0, longestDraft)))
      .filter((one) => one.language === language);
  const earlier = request.earlier.map(({ text }) => text);
  return {
    request,
    draft,
    answer: readPassage(request.answer.slice(0, longestDraft)),
    earlier: passagesOf(earlier),
    versions: passagesOf([...new Set([...earlier, ...before.map((one) => one.draft)])]),
    answers: [...before.map((one) => one.answer), request.answer].join('\n'),
    language,
    tag: language === 'en' ? tag : undefined,
    messages: language === 'he' ? hebrew : english,
  };
}
