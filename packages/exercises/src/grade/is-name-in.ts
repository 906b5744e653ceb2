/** Whether a text always capitalises a word, at least once in the middle of a sentence. */
export function isNameIn(text: string, word: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  const found = [
    ...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu')),
  ];
  return (
    found.every(({ 0: written }) => /^\p{Lu}/u.test(written)) &&
    found.some(({ index }) => /[\p{L}\p{N},;:] ["“(]?$/u.test(text.slice(0, index)))
  );
}
