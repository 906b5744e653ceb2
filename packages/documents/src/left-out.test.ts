import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  oneof,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { openInPage } from './in-page/open-zip.ts';
import { readHtml } from './html/read-html.ts';
import {
  readAsciidoc,
  readOrg,
  readRestructuredText,
  readTypst,
} from './light-markup/read-light-markup.ts';
import { readNotebook } from './notebook/read-notebook.ts';
import { readLatex } from './latex/read-latex.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import type { Reader } from './reader-types.ts';
import { readSubtitles } from './subtitles/read-subtitles.ts';

const readers: Readonly<Record<string, Reader>> = {
  md: readMarkdown,
  mdx: readMarkdown,
  html: readHtml,
  tex: readLatex,
  srt: readSubtitles,
  qmd: readMarkdown,
  rst: readRestructuredText,
  adoc: readAsciidoc,
  org: readOrg,
  typ: readTypst,
  ipynb: readNotebook,
};

const read = async (ending: string, source: string) => {
  const bytes = new TextEncoder().encode(source);
  return readers[ending]!({ bytes, ending, openZip: openInPage, nearby: () => null });
};
const textOf = async (ending: string, source: string) =>
  (await read(ending, source)).text.replaceAll(/\s+/gu, ' ').trim();

describe('formulas in Markdown are no words', () => {
  it.each([
    ['The loss $\\mathcal{L}_a(x_b)$ is small.', 'The loss is small.'],
    ['It is \\(\\nabla f\\), or \\(x\\).', 'It is , or .'],
    ['Here:\n\n$$\n\\mathrm{a}_b\n\n+ c\n$$\n\nand on.', 'Here: and on.'],
    ['Here \\[ \\mathbb{E}[x] \\] it is.', 'Here it is.'],
    ['Here:\n\n\\begin{align*}\na &= b_1\\\\\n\\end{align*}\n\nand on.', 'Here: and on.'],
    ['$x$ begins\n\n$abcd$ a line.', 'begins a line.'],
    ['It is $a\n+ b$ on two lines.', 'It is on two lines.'],
    ['The \\(phagocytosis\\) of \\(f(x)\\) and \\(2n - 1\\) is.', 'The of and is.'],
    ['Here:\n\n\\[\nE - mc\n\\]\n\nand \\[ kT \\] on.', 'Here: and on.'],
  ])('%s', async (source, text) => expect(await textOf('md', source)).toBe(text));

  it.each([
    ['It costs $5 and $6, or $5 to $10.', 'It costs $5 and $6, or $5 to $10.'],
    ['Between $5-$10 and US$3 (A$4).', 'Between $5-$10 and US$3 (A$4).'],
    ['Run `echo $HOME` in `$PATH` now.', 'Run in now.'],
    ['```sh\nx=$a\n```\n\nCosts\n\n```sh\ny=$b\n```', 'Costs'],
    ['A note \\[see below\\] is \\(of old\\) text.', 'A note [see below] is (of old) text.'],
    ['They \\[sic\\] are \\(\n\nnot\\) here.', 'They [sic] are ( not) here.'],
    ['A dollar $ and\n\nanother$ one.', 'A dollar $ and another$ one.'],
    ['An escaped \\$x and y$ stay.', 'An escaped $x and y$ stay.'],
  ])('what is none stays: %s', async (source, text) =>
    expect(await textOf('md', source)).toBe(text),
  );

  it('nor do their braces break MDX', async () =>
    expect(await textOf('mdx', 'A $\\frac{a}{b}$ <b>is</b> here.')).toBe('A is here.'));
});

describe.each(['md', 'mdx', 'qmd'])('citations in %s are no words', (ending) => {
  it.each([
    ['Cells eat [@phagocytosis2020].', 'Cells eat .'],
    ['So [@smith2020 [p. 3]] says.', 'So says.'],
    ['So @smith2020 [p. 3] says, and @doe:1999a.', 'So says, and .'],
    ['So [-@key; see @other] says.', 'So says.'],
    ['So [see @doe_key, pp. 33-35;\nalso @other, *chap.* 1] says.', 'So says.'],
    ['So [@{https://example.org/a?b=c}, p. 3] says.', 'So says.'],
  ])('%s', async (source, text) => expect(await textOf(ending, source)).toBe(text));

  it.each([
    ['Write to joe@example.org or [joe@example.org] now.', 'Write to or [] now.'],
    ['Ask @handle or [@octocat](https://example.org).', 'Ask @handle or @octocat.'],
    ['By [@octocat] and [@a][b].\n\n[@octocat]: /x\n[b]: /y', 'By @octocat and @a.'],
    ['A [list @ home] and \\[@key\\].', 'A [list @ home] and [@key].'],
  ])('what is none stays: %s', async (source, text) =>
    expect(await textOf(ending, source)).toBe(text),
  );
});

const oldBook = JSON.stringify({
  nbformat: 3,
  worksheets: [
    {
      cells: [
        { cell_type: 'heading', level: 1, source: ['The head'] },
        { cell_type: 'code', input: ['no'], outputs: [{ source: 'no' }] },
        { cell_type: 'markdown', source: ['Words `x`.'] },
      ],
      metadata: {},
    },
  ],
});

it.each([
  ['adoc', 'See xref:a/b.adoc[how to\ndo it] now.', 'See how to do it now.'],
  ['adoc', '.Head\n=====\n\n listen {\n x\n\n=====\n\nEnd', 'Head End'],
  ['adoc', '.Head\n=====\n listen {\n x\n=====\n\nEnd', 'Head End'],
  ['org', '| one | two |\n| <l> | <r5> |\n', 'one two'],
  ['org', 'Run git://a.b/c/d.git now.', 'Run now.'],
  ['ipynb', oldBook, 'The head Words .'],
])('what foreign files have is read: %s %j', async (ending, source, text) =>
  expect(await textOf(ending, source)).toBe(text),
);

describe('passages marked as being in another language are no jargon', () => {
  it.each([
    [
      'tex',
      'The \\foreignlanguage{ngerman}{Zeit} is \\foreignlanguage{british}{time}.',
      'The is time.',
    ],
    ['tex', 'A \\begin{otherlanguage*}{french}le temps\\end{otherlanguage*} B', 'A B'],
    ['tex', 'A \\begin{otherlanguage}{hebrew}זמן\\end{otherlanguage} B', 'A זמן B'],
    ['html', '<p>The <i lang="de">Zeit</i> is <i lang="en-GB">time</i>.', 'The is time.'],
    ['html', '<p>The <i xml:lang="de">Zeit</i>.', 'The .'],
    ['tex', 'The \\textgerman{Zeit} and \\textlang{german}{Uhr} B', 'The and B'],
    ['tex', 'A \\begin{french}le temps\\end{french} B', 'A B'],
    ['qmd', 'The [Zeit]{lang=de} is [time]{lang=en}.', 'The is [time] .'],
    ['qmd', 'A\n\n::: {.x lang=de}\nDie Zeit.\n:::\n\nB', 'A B'],
    ['md', '# One {#sec:endo .leukocyte}\n\nA [b]{.erythrocyte} see @fig:x.', 'One A [b] see .'],
    ['typ', 'The #text(lang: "de")[Zeit] is #text(lang: "en")[time].', 'The is time.'],
    ['html', '<p>The <i lang="he">זמן</i>.', 'The זמן.'],
    ['html', '<html lang="de"><p lang="de-AT">Die Zeit.', 'Die Zeit.'],
    ['md', 'The <span lang="de">Zeit <b>der</b> Uhr</span> is time.', 'The is time.'],
    ['md', 'The <span lang="en">age</span> is.\n\n<p lang="fr">Le temps.</p>\n', 'The age is.'],
    ['mdx', 'The <Say lang="de">Zeit</Say> is <Say lang="en">time</Say>.', 'The is time.'],
  ])('%s: %s', async (ending, source, text) => expect(await textOf(ending, source)).toBe(text));
});

/** Pieces of a text with what each format can put between its words; upper-case letters alone are text. */
const between: Readonly<Record<string, readonly string[]>> = {
  md: [
    '$x_i$',
    '`code`',
    '**',
    '\n\n',
    '\n\n# ',
    '\n\n- ',
    '[',
    '](x)',
    '<b>',
    '\\(a^2\\)',
    '&amp;',
    '\n\n$$\na\n$$\n\n',
    '<i lang="de">x</i>',
    '\r\n',
  ],
  mdx: ['$\\frac{a}{b}$', '{x}', '`code`', '\n\n', '<b />', '\n\n## ', '\\(a^2\\)'],
  html: [
    '<b>',
    '</b>',
    '<br>',
    '&eacute;',
    '<p>',
    '<code>x</code>',
    '<!-- x -->',
    '<i lang="fr">x</i>',
    '<td>',
    '\r\n',
  ],
  tex: [
    '$x_i$',
    '\\emph{',
    '}',
    '% x\n',
    '\\cite{x}',
    '\n\n',
    '~',
    '\\\\',
    '\\[ x \\]',
    '\\foreignlanguage{german}{x}',
    "\\'e",
    '``',
    '--',
    '\\verb|x|',
  ],
  qmd: ['{#sec-x}', '{{< x y >}}', '\n\n::: {.x}\n\n', '`{r} x`', '@fig-x', '[@x2]', '\n\n', '**'],
  rst: [
    '``x``',
    ':math:`x`',
    '`',
    '`_',
    '**',
    '\n\n.. code:: x\n\n   x\n\n',
    '\n\n.. note:: ',
    '\n\n* ',
    '\n=====\n',
    '::\n\n  x\n\n',
    '|',
    '[1]_',
    '\r\n',
    '\\',
  ],
  adoc: [
    '`x`',
    'stem:[x]',
    '**',
    '_',
    '\n\n----\nx\n----\n\n',
    '\n\n* ',
    '\n|===\n|',
    ' |',
    '<<x,',
    '>>',
    '{x}',
    '\n// x\n',
    '\r\n',
    '\n+\n',
  ],
  org: [
    '~x~',
    '*',
    '/',
    '\n* ',
    '\n- ',
    '\n#+begin_src x\nx\n#+end_src\n',
    '[[x][',
    ']]',
    '$x$',
    '\n| ',
    ' | ',
    '[fn:1]',
    '\r\n',
    '=',
  ],
  typ: [
    '`x`',
    '$x$',
    '#x[',
    ']',
    '#x(y: "z)")',
    '*',
    '_',
    '\n\n= ',
    '\n- ',
    '// x\n',
    '<x>',
    '@x',
    '#',
    '(',
  ],
  ipynb: ['$x$', '`x`', '**', '\\n\\n', '\\n\\n# ', '\\"', '\\u00e9', '\\t', '", "', '&amp;'],
  srt: ['\n\n2\n00:00:03,000 --> 00:00:04,000\n', '<i>', '</i>', '{\\an8}', '&amp;', '\r\n'],
};

const around: Readonly<Record<string, readonly [string, string?]>> = {
  srt: ['1\n00:00:01,000 --> 00:00:02,000\n'],
  ipynb: ['{"cells": [{"cell_type": "markdown", "source": ["', '"]}]}'],
};

it.each(Object.keys(between))(
  '%s: a word is found where it stands in the source',
  async (ending) => {
    const word = stringMatching(/^[A-Fא-ה]{1,6}$/u);
    const piece = oneof(word, constant(' '), constantFrom(...between[ending]!));
    await assert(
      asyncProperty(array(piece, { maxLength: 24 }), async (pieces) => {
        const [head = '', foot = ''] = around[ending] ?? [];
        const source = `${head}Start ${pieces.join(' ')}${foot}`;
        const { text, origin } = await read(ending, source);
        for (const { 0: found, index } of text.matchAll(/[A-Fא-ה]+/gu)) {
          const [inText, inSource] = origin!.findLast(([start]) => start <= index)!;
          const at = inSource + index - inText;
          expect(source.slice(at, at + found.length)).toBe(found);
        }
      }),
      { numRuns: 300 },
    );
  },
);
