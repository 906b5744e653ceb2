import { languageByScript } from '@vernacular/analyzer';

import type { Heard } from '../../platform/dictionaries/choose-dictionary.ts';

export const detectLanguage = (text: string): Heard => ({
  language: languageByScript(text) ?? null,
  isSure: languageByScript(text, { isSure: true }) !== undefined,
});

export function isSameAs(
  text: string,
  before: { readonly heard: Heard; readonly isEmpty: boolean },
): boolean {
  const { language, isSure } = detectLanguage(text);
  const { heard, isEmpty } = before;
  return language === heard.language && isSure === heard.isSure && (text === '') === isEmpty;
}
