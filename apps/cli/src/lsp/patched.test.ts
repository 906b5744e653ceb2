import { type MarkedText, findByParagraph, inSource, patchMarkedText } from '@vernacular/check';
import { openStore } from '@vernacular/dictionaries/node';
import * as fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { readerFor } from './source-reader.ts';

const data = mkdtempSync(join(tmpdir(), 'vernacular-patched-'));
let findIn: (read: MarkedText) => unknown;
beforeAll(async () => {
  await putDictionaries(data);
  const { dictionary } = await openStore(join(data, 'dictionaries')).resolve(undefined, 'en');
  const find = findByParagraph({ dictionary });
  findIn = (read) =>
    find(read.text).map(({ rule, place }) => [rule, inSource(read, place)] as const);
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

const sources: Readonly<Record<string, string>> = {
  markdown: `---
title: Apoptosis
---
# The *cell* and its &amp; parts

The **phosphorylation** of the [kinase](https://example.org/a) is \`mitochondrial\` and
goes on here: see www.example.org, e.g. the genome.

1. First, an axon
   goes on
- > quoted codon

| A table | of cells |
| ------- | -------- |
| allele  | 12 axons |

Setext
------

<aside>benthic</aside> [ref]: old
`,
  latex: `\\documentclass{article}
\\begin{document}
\\section{The phosphorylation}
The \\emph{axon} of $x$ is --- \`\`old''  and \\cite{kinase} mitochondrial. % codon
It was 5\\,mm long, \\textbf{so the allele} goes on \\alpha here.

\\begin{itemize}
  \\item benthic bacteria
\\end{itemize}
\\end{document}
`,
  html: `<!doctype html><html><head><title>Apoptosis</title></head><body><article>
<h1>The phosphorylation</h1><p>The <b>axon</b> of the &ldquo;kinase&rdquo; is <code>mitochondrial</code>,
  and goes on.</p><ul><li>codon allele</li></ul><script>let benthic;</script></article></body></html>
`,
};

const edit = fc.record({
  at: fc.nat(10_000),
  gone: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(4)),
  by: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('a', 's', ' ', 'codon', ' axon ', ', ', 'ב') },
    fc.constantFrom('', '.', '1', '*', '\n', '-', ';'),
  ),
});

it.each(Object.keys(sources))(
  'words that are typed into %s are found as in a reading of the whole',
  { timeout: 120_000 },
  async (language) => {
    const way = readerFor(language, '', { comments: false })!;
    const begin = await way.read(sources[language]!);
    let typed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 20, maxLength: 40 }), async (edits) => {
        let source = sources[language]!;
        let read: MarkedText = begin;
        for (const { at, gone, by } of edits) {
          // Behind a letter, as one who goes on with a word: elsewhere few changes can be taken without a new reading.
          const places = [...source.matchAll(/(?<=\p{L})/gu)];
          const start = places[at % places.length]!.index;
          const end = Math.min(source.length, start + gone);
          const now = patchMarkedText(read, source, { start, end, by });
          if (!now) continue;
          typed += 1;
          read = now;
          source = source.slice(0, start) + by + source.slice(end);
        }
        const whole = await way.read(source);
        // A starved machine gives a reading up, and there is nothing to compare with.
        fc.pre(whole.text !== '');
        expect(findIn(read)).toEqual(findIn(whole));
      }),
      { numRuns: 4 },
    );
    expect(typed).toBeGreaterThan(5);
  },
);
