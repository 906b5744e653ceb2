/**
 * Code first, so that a dollar inside it opens no formula; then `$$…$$`, `$…$`, `\begin{align}…`, `\[…\]` and `\(…\)`.
 * As in pandoc, a dollar opens before a sign and closes behind one, with no digit after it, so that “$5 and $6” is
 * money. The greatest lengths keep the search linear.
 */
const codeOrFormula =
  /^ {0,3}(?<fence>`{3,}|~{3,})[^]*?(?:\n {0,3}\k<fence>|$(?![^]))|(?<ticks>`+)(?!`)[^]{1,2000}?(?<!`)\k<ticks>(?!`)|(?<formula>(?<!\\)\$\$[^]{1,5000}?\$\$|(?<![\\$])\$(?=[^\s$])(?:[^$\\\n]|\\[^]|\n(?!\s*\n)){1,1000}?(?<=\S)\$(?![\d$])|^ {0,3}\\begin\{(?<name>[a-z]+\*?)\}[^]{1,5000}?\\end\{\k<name>\}|\\\[[^]{1,5000}?\\\]|\\\([^]{1,1000}?\\\))/gmu;

/** “\[see below\]” is a bracket that Markdown would read as a link, and no formula. */
const isFormula = (found: string) =>
  found.startsWith('$') || /\\[a-z]|[=^_<>+]|^\s*\S{1,2}\s*$/iu.test(found.slice(2, -2));

/**
 * A Markdown source of the same length with its formulas blanked, whose underscores and braces Markdown would read as
 * its own. No-break spaces blank them: four of them at the start of a line make no code.
 */
export const withoutFormulas = (source: string): string =>
  source.replaceAll(codeOrFormula, (found, ...rest) => {
    const { formula } = rest.at(-1) as Record<string, string | undefined>;
    return formula !== undefined && isFormula(found)
      ? found.replaceAll(/[^\r\n]/gu, '\u00a0')
      : found;
  });
