import type { InEveryLanguage, LanguageCode } from '@vernacular/analyzer';

import type { GlossaryLanguage } from '../glossary/glossary.ts';
import en from './en/findings.json' with { type: 'json' };
import { glossary as english } from './en/english-glossary.ts';
import he from './he/findings.json' with { type: 'json' };
import { glossary as hebrew } from './he/hebrew-glossary.ts';

/** The sentences about findings, by language. */
export const findingMessages: Readonly<Record<LanguageCode, InEveryLanguage<typeof en>>> = {
  en,
  he,
};

/** The glossary of each language: how to load it, and how its texts explain terms. */
export const glossaries: Readonly<Record<LanguageCode, GlossaryLanguage>> = {
  en: english,
  he: hebrew,
};
