/**
 * Code first, so that a dollar inside it opens no formula; then `$$…$$`, `$…$`, `\begin{align}…`, `\[…\]` and `\(…\)`.
 * As in pandoc, a dollar opens before a sign and closes behind one, with no digit after it, so that “$5 and $6” is
 * money. The greatest lengths keep the search linear.
 */
const codeOrFormula =
  /^ {0,3}(?<fence>`{3,}|~{3,})[^]*?(?:\n {0,3}\k<fence>|$(?![^]))|(?<ticks>`+)(?!`)[^]{1,2000}?(?<!`)\k<ticks>(?!`)|(?<formula>(?<!\\)\$\$[^]{1,5000}?\$\$|(?<![\\$])\$(?=[^\s$])(?:[^$\\\n]|\\[^]|\n(?!\s*\n)){1,1000}?(?<=\S)\$(?![\d$])|^ {0,3}\\begin\{(?<name>[a-z]+\*?)\}[^]{1,5000}?\\end\{\k<name>\}|\\\[[^]{1,5000}?\\\]|\\\((?:[^\n]|\n(?!\s*\n)){1,1000}?\\\))/u;

/**
 * `[see @key, p. 3; -@other [p. 4]]` and `@smith2020 [p. 3]`, as in pandoc. Not the text of a link or a note; and without
 * brackets a key is known by its year only, because `@octocat` is somebody’s name.
 */
const citation =
  /(?<citation>(?<![\\^])\[(?:[^[\]@\n]|\n(?!\s*\n)|(?<=\w)@|\[[^[\]\n]{0,200}\]){0,500}(?<!\w)@[\p{L}\d_{](?:[^[\]\n]|\n(?!\s*\n)|\[[^[\]\n]{0,200}\]){0,500}\](?![[({])|(?<![\w@/[])-?@[\p{L}_][\p{L}\d_:-]{0,80}(?<=(?:19|20)\d\d[a-z]?)\b(?:[ \t]*\[[^[\]^@\n]{1,200}\](?![[({:]))?)/u;

const codeFormulaOrCitation = new RegExp(`${codeOrFormula.source}|${citation.source}`, 'gmu');

/** “\[see below\]” is a bracket that Markdown would read as a link, and no formula. */
const prose = /\p{L}{2,}[,;.]? +[\p{L}\d]{2,}|\p{Script=Hebrew}/u;

function isFormula(found: string): boolean {
  const inside = found.slice(2, -2);
  return (
    found.startsWith('$') ||
    /\\[a-z]|[=^_<>+]|^\s*\S{1,2}\s*$/iu.test(inside) ||
    (/^\\(?:\(|\[\s)/u.test(found) && !prose.test(inside))
  );
}

/** `[@octocat]` is a link where the text says where to. */
const definition = /^ {0,3}(\[@[^[\]\n]{1,200}\]):/gmu;

/**
 * Blanks the formulas and citations of a Markdown source and keeps its length. Markdown would read underscores and
 * braces of formulas as its own. Each character but line breaks becomes a no-break space, because four spaces at the
 * start of a line would make a code block.
 */
export function withoutFormulasAndCitations(source: string): string {
  const links = new Set(Array.from(source.matchAll(definition), ([, name]) => name));
  return source.replaceAll(codeFormulaOrCitation, (found, ...rest) => {
    const { formula, citation: cited } = rest.at(-1) as Record<string, string | undefined>;
    const isLeftOut =
      formula === undefined ? cited !== undefined && !links.has(cited) : isFormula(found);
    return isLeftOut ? found.replaceAll(/[^\r\n]/gu, '\u00a0') : found;
  });
}
