import { tellLanguage } from '@vernacular/analyzer';

import type { Heard } from '../../platform/dictionaries/choose-dictionary.ts';

/** What the letters of a text tell of its language. */
export const hear = (text: string): Heard => ({
  language: tellLanguage(text) ?? null,
  isSure: tellLanguage(text, { isSure: true }) !== undefined,
});

/** Whether a text is in the language that was heard before, as surely, and empty only if it was. */
export function isAsHeard(
  text: string,
  before: { readonly heard: Heard; readonly isEmpty: boolean },
): boolean {
  const { language, isSure } = hear(text);
  const { heard, isEmpty } = before;
  return language === heard.language && isSure === heard.isSure && (text === '') === isEmpty;
}
