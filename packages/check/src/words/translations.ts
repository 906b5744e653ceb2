import type { InEveryLanguage, LanguageCode } from '@vernacular/analyzer';

import en from './en/findings.json' with { type: 'json' };
import he from './he/findings.json' with { type: 'json' };

/** The sentences about findings, by language. */
export const findingMessages: Readonly<Record<LanguageCode, InEveryLanguage<typeof en>>> = {
  en,
  he,
};
