import type { LanguageCode } from '@vernacular/analyzer';

import { type GlossaryField, openGlossary } from '../glossary/glossary.ts';
import { openTagger } from '../text/part-of-speech-tagger.ts';
import { openFamiliarWords } from './familiar-words.ts';
import type { HelpTools } from './help-with-text.ts';

/**
 * Loads the glossary, part-of-speech tagger and list of familiar words of a language; `own` are an institution's own
 * glossary fields.
 */
export async function loadHelpTools(
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
