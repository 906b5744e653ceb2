import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { readDocument } from '../read-document.ts';

// What reads a format is fetched first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const place = mkdtempSync(join(tmpdir(), 'vernacular-latex-'));
const folder = join(place, 'paper');
beforeAll(() => {
  mkdirSync(join(folder, 'parts'), { recursive: true });
  writeFileSync(join(folder, 'parts/one.tex'), 'Inside \\emph{one}. \\input{parts/two}');
  writeFileSync(join(folder, 'parts/two.tex'), 'Two deep.');
  writeFileSync(join(folder, 'again.tex'), 'Again. \\input{again}');
  writeFileSync(join(folder, 'one.tex'), 'One. \\input{other}');
  writeFileSync(join(folder, 'other.tex'), 'Other. \\input{one}');
  writeFileSync(join(place, 'secret.tex'), 'Secret.');
  symlinkSync(join(place, 'secret.tex'), join(folder, 'link.tex'));
});
afterAll(() => rmSync(place, { recursive: true }));

const read = async (body: string, options: { readonly folder?: string } = { folder }) => {
  const source = `\\begin{document}Before. ${body} After.\\end{document}`;
  const { text, ...rest } = await readDocument(
    { bytes: Buffer.from(source), fileName: 'paper.tex' },
    options,
  );
  return { text: text.replaceAll(/\s+/gu, ' '), source, written: text, ...rest };
};

it.each([
  ['a part, and what it takes in itself', '\\input{parts/one}', 'Inside one. Two deep. '],
  ['a part with its ending', '\\include{parts/two.tex}', 'Two deep. '],
  ['a part as plain TeX writes it', '\\input parts/two ', 'Two deep. '],
  ['nothing that is not there', '\\input{missing}', ''],
  ['nothing outside the folder', '\\input{../secret}', ''],
  ['nothing by its whole path', `\\input{${join(place, 'secret')}}`, ''],
  ['nothing that a link leads to outside', '\\input{link}', ''],
])('takes in %s', async (_what, body, taken) =>
  expect((await read(body)).text).toBe(`Before. ${taken}After.`),
);

it.each([
  ['a part that takes in itself', '\\input{again}', 'Again. ', ['again.tex', 'again.tex']],
  [
    'two that take in each other',
    '\\input{one}',
    'One. Other. ',
    ['one.tex', 'other.tex', 'one.tex'],
  ],
])('reads %s once, and names the circle', async (_what, body, taken, circle) => {
  const { text, notTakenIn } = await read(body);
  expect([text, notTakenIn]).toEqual([`Before. ${taken}After.`, [{ path: circle[0], circle }]]);
});

it('names the document itself in a circle', async () => {
  const source = '\\begin{document}Before. \\input{whole}\\end{document}';
  writeFileSync(join(folder, 'whole.tex'), source);
  const bytes = Buffer.from(source);
  const { text, notTakenIn } = await readDocument({ bytes, fileName: 'whole.tex' }, { folder });
  expect([text.trim(), notTakenIn]).toEqual([
    'Before.',
    [{ path: 'whole.tex', circle: ['whole.tex', 'whole.tex'] }],
  ]);
});

it('names what is not there, and nothing where no folder is known', async () => {
  const missing = [{ path: 'missing.tex', circle: null }];
  expect((await read('\\input{missing}')).notTakenIn).toEqual(missing);
  expect((await read('\\input{missing}', {})).notTakenIn).toEqual([]);
});

it('takes in nothing without a folder', async () =>
  expect((await read('\\input{parts/two}', {})).text).toBe('Before. After.'));

it('places what was taken in in its own file', async () => {
  const { source, written, origin, takenIn = [] } = await read('\\input{parts/one}');
  expect(takenIn.map(({ path }) => path)).toEqual(['parts/one.tex', 'parts/two.tex']);
  const sources = [source, ...takenIn.map((file) => file.source)];
  const starts = sources.map((_one, at) => sources.slice(0, at).join('').length);
  const commands = takenIn.map(({ from }) => sources.join('').slice(from, from + 8));
  expect(commands).toEqual(['\\input{p', '\\input{p']);
  const fileOf = (word: string) => {
    const at = written.indexOf(word);
    const [text, from] = origin!.findLast(([start]) => start <= at)!;
    // Between two pairs text and source run on together.
    const stands = from + at - text;
    const file = starts.findLastIndex((start) => start <= stands);
    return sources[file]!.slice(stands - starts[file]!).startsWith(word) && file;
  };
  expect(['Before', 'one', 'deep', 'After'].map(fileOf)).toEqual([0, 1, 2, 0]);
});
