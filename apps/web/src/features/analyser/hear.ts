import { tellLanguage } from '@vernacular/analyzer';

import type { Heard } from '../../platform/dictionaries/choose-dictionary.ts';

/** What the letters of a text tell of its language. */
export const hear = (text: string): Heard => ({
  language: tellLanguage(text) ?? null,
  isSure: tellLanguage(text, { isSure: true }) !== undefined,
});
