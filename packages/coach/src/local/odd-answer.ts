import type { Passage } from '../text/passage.ts';
import type { Sayings } from '../texts/sayings.ts';

const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Says kindly that an answer is no draft: empty, one word, one word repeated, letters of no language we read, or unchanged. */
export function oddAnswer(
  draft: Passage,
  earlier: readonly string[],
  { odd }: Sayings,
): string | null {
  const { text, words } = draft;
  if (text.trim() === '') return odd.empty;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const readable = text.match(/[a-z\u05D0-\u05EA]/giu)?.length ?? 0;
  if (letters > 0 && readable < letters / 2) return odd.letters;
  if (words.length < 4) return odd.tiny;
  const distinct = new Set(words.map((word) => word.stem)).size;
  if (words.length >= 8 && distinct <= words.length / 4) return odd.repeated;
  return earlier.some((one) => flat(one) === flat(text)) ? odd.same : null;
}
