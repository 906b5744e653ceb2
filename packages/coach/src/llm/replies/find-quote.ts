const fewestLetters = 2;
const longestGap = 160;
/** With several gaps a search may try every position for each of them, so a long answer would block the server. */
const mostParts = 2;
const longestSpan = 300;
const apostrophes = "['’‘]";
const hebrew = /^[\u05D0-\u05EA]/u;

function formOf(word: string): string {
  if (hebrew.test(word)) {
    const bare = word.replace(/^[ובלכמשה]{1,2}(?=[\u05D0-\u05EA]{3})/u, '');
    return bare === word
      ? `[ובלכמשה]{0,3}${word}`
      : `(?:[ובלכמשה]{0,3}${word}|[ובלכמשה]{0,3}${bare})`;
  }
  if (/^\p{L}{4,}$/u.test(word)) return `${word.replace(/s$/u, '')}s?`;
  return word.replaceAll(/['’‘]/gu, apostrophes);
}

function inOrder(stretch: string): string {
  const words = stretch.match(/\p{N}+|[\p{L}\p{M}]+(?:['’‘"״׳][\p{L}\p{M}]+)*/gu) ?? [];
  return words
    .map((word, at) => {
      const last = words[at - 1];
      if (last === undefined) return formOf(word);
      const isMixed = /^\p{N}/u.test(word) !== /^\p{N}/u.test(last);
      return String.raw`[^\p{L}\p{N}]{${isMixed ? 0 : 1},4}${formOf(word)}`;
    })
    .join('');
}

/**
 * The passage that a model quoted, as it stands in a text; empty if no text has it. Case, punctuation, plural -s and
 * Hebrew prefixes are ignored, and “…” matches a gap.
 */
export function findQuote(quoted: string, texts: readonly string[]): string {
  const parts = quoted
    .split(/…|\.{3,}/u)
    .map(inOrder)
    .filter(Boolean);
  const letters = quoted.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < fewestLetters || parts.length > mostParts) return '';
  const search = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${parts.join(String.raw`[^]{1,${longestGap}}?`)}(?![\p{L}\p{N}])`,
    'iu',
  );
  const signs = /[^\p{L}\p{N}\s"'“”‘’»…\])]*(?=["'“”‘’»…\])\s]*$)/u.exec(quoted)?.[0] ?? '';
  for (const text of texts) {
    const found = search.exec(text);
    if (!found || found[0].length > Math.max(longestSpan, quoted.length + longestGap)) continue;
    const end = found.index + found[0].length;
    return found[0] + (signs !== '' && text.startsWith(signs, end) ? signs : '');
  }
  return '';
}
