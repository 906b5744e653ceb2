const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

/**
 * The words of a text that a model quoted, as they stand there: letters large or small, white space and quotation
 * marks do not count. Empty when they stand in none of the texts.
 */
export function findQuote(quoted: string, texts: readonly string[]): string {
  const bare = quoted.trim().replaceAll(/^["'“”‘’«»„…\s]+|["'“”‘’«»„…\s]+$/gu, '');
  if (bare.replace(/…|\.\.\.$/u, '').length < 2) return '';
  const pattern = escaped(bare.replace(/\s*(?:…|\.\.\.)$/u, ''))
    .replaceAll(/\s+/gu, String.raw`\s+`)
    .replaceAll(/['’‘]/gu, "['’‘]")
    .replaceAll(/["“”„״]/gu, '["“”„״]');
  const search = new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'iu');
  for (const text of texts) {
    const found = search.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return '';
}
