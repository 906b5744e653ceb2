import type { LanguageCode } from '@vernacular/analyzer';

import { stemsOfList } from './stems-of-word-list.ts';

const stems = stemsOfList('meta');

/** Whether the word of a stem speaks about the text (“our claim is”, “the evidence”) and not about its subject. */
export const isMetaWord = (ofStem: string, language: LanguageCode): boolean =>
  stems[language].has(ofStem);
