const lineEnd = '[-‐\\u00ad][ \\t]{0,20}\\r?\\n[ \\t]{0,20}';
const rest = new RegExp(
  `${lineEnd}(?<rest>\\p{Ll}[\\p{L}\\p{M}]{0,62})(?![\\p{L}\\p{M}]|[.@]\\p{L})`,
  'uy',
);
const divides = new RegExp(lineEnd, 'u');
const LONGEST_FIRST = 64;
const HYPHEN = 0x2d;
const SOFT_HYPHEN = 0xad;
const TRUE_HYPHEN = 0x2010;

/** What follows a hyphen and a line break after a word, and its end; null if nothing does. */
export function restAfterLineBreak(text: string, start: number, end: number) {
  const unit = text.charCodeAt(end);
  if (unit !== HYPHEN && unit !== SOFT_HYPHEN && unit !== TRUE_HYPHEN) return null;
  if (end - start > LONGEST_FIRST) return null;
  rest.lastIndex = end;
  const found = rest.exec(text);
  return found && { rest: found.groups!['rest']!, end: rest.lastIndex };
}

/** Soft hyphens, zero-width characters and direction marks, which are not part of words. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu;

/** A word without line-end hyphenation (“inter-⏎national” → “international”) and invisible characters. */
export function withoutHyphenation(word: string): string {
  const joined = word.includes('\n') ? word.replace(divides, '') : word;
  return joined.replace(invisible, '');
}
