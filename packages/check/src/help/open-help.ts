import type { LanguageCode } from '@vernacular/analyzer';

import { type GlossaryField, openGlossary } from '../glossary/glossary.ts';
import { openTagger } from '../text/parts-of-speech.ts';
import { openFamiliarWords } from './familiar-words.ts';
import type { HelpTools } from './helps-in.ts';

/** Opens what helping with words of a language needs; `own` are an institution's own glossary fields. */
export async function openHelp(
  language: LanguageCode,
  own: readonly GlossaryField[] = [],
): Promise<HelpTools> {
  const [glossary, tag, isFamiliar] = await Promise.all([
    openGlossary(language, own),
    language === 'en' ? openTagger() : null,
    language === 'en' ? openFamiliarWords() : null,
  ]);
  return { glossary, tag, isFamiliar };
}
