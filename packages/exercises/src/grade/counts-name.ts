import type { Dictionary } from '@vernacular/analyzer';

import type { PhraseBook } from '../phrases/phrase-book.ts';

/** Which counts graded a text. */
export type Counts = Pick<Dictionary, 'code' | 'language' | 'label' | 'period'>;

/** The counts by name, in the language of the conversation; a dictionary somebody built keeps the name it was given. */
export function countsName(
  { code, language, label, period }: Counts,
  { counts }: Pick<PhraseBook, 'counts'>,
): string {
  const { news, general } = counts[language];
  if (period && label.startsWith('News in ')) return news(`${period.from}–${period.to}`);
  return /^(?:English|Hebrew)General$/.test(code) ? general : label;
}
