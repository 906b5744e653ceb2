import type { Dictionary } from '@vernacular/analyzer';

import type { PhraseBook } from '../phrases/phrase-book.ts';

export type Counts = Pick<Dictionary, 'code' | 'language' | 'label' | 'period'>;

/** In the language of the conversation; a custom dictionary keeps its own name. */
export function countsName(
  { code, language, label, period }: Counts,
  { counts }: Pick<PhraseBook, 'counts'>,
): string {
  const { news, general } = counts[language];
  if (period && label.startsWith('News in ')) return news(`${period.from}–${period.to}`);
  return /^(?:English|Hebrew)General$/.test(code) ? general : label;
}
