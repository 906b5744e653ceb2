import type { TagWords } from '@vernacular/check';
import type { CoachComment, CoachRequest, ConversationLanguage } from '@vernacular/exercises';

import { type Passage, readPassage } from '../text/passage.ts';
import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';
import type { Messages } from '../texts/messages.ts';

export interface FactContext {
  readonly request: CoachRequest;
  readonly draft: Passage;
  readonly answer: Passage;
  /** Earlier texts in the draft's language that differ from it, oldest first. */
  readonly earlier: readonly Passage[];
  /** These and every other version that was commented on before. */
  readonly versions: readonly Passage[];
  /** What the student answered so far, all in one. */
  readonly answers: string;
  readonly language: ConversationLanguage;
  readonly tag?: TagWords | undefined;
  readonly messages: Messages;
}

export type Fact = (context: FactContext) => CoachComment | null;

const longestDraft = 20_000;
const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

export const isSameText = (one: string, other: string): boolean => flat(one) === flat(other);

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
