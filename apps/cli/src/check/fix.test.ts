import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeResultDocument } from '@vernacular/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { runForTests } from '../run-for-tests.ts';

let data: string;
let folder: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vernacular-fix-'));
  await putDictionaries(data);
});
afterAll(() => rm(data, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(data, 'texts-'));
});

const check = (...args: string[]) =>
  runForTests(['check', '--data-dir', data, ...args], { folder });
const put = (name: string, text: string | Uint8Array) => writeFile(join(folder, name), text);
const read = (name: string) => readFile(join(folder, name), 'utf8');

const onlyTexts =
  'Only texts in UTF-8 can be changed. Word documents, PDFs and the like can be checked, not changed.';

const checkInput = (...args: string[]) =>
  runForTests(['check', '--data-dir', data, ...args, '-'], { input: 'It was utilized.\n' });

describe('what may be put in unasked', () => {
  it.each([
    ['a.txt', 'The house was utilized.\r\n', 'The house was used.\r\n'],
    ['a.txt', 'She said: “I utilized\nit.”\n', 'She said: “I utilized\nit.”\n'],
    ['a.txt', 'He utilized a "utilized" house.\n', 'He used a "utilized" house.\n'],
    ['a.txt', '\uFEFFUtilize the house.', '\uFEFFUse the house.'],
    ['a.txt', 'By utilizing a house they lived.', 'By using a house they lived.'],
    ['a.md', 'It was **utilized** in `utilize`.\n', 'It was **used** in `utilize`.\n'],
    [
      'a.md',
      'It was uti*lized* at [x](utilized.md).\n',
      'It was uti*lized* at [x](utilized.md).\n',
    ],
    [
      'a.html',
      '<p id="utilized">It was utilized&nbsp;here.',
      '<p id="utilized">It was used&nbsp;here.',
    ],
    [
      'a.tex',
      'It was \\emph{utilized} in $utilized$ % utilized\n',
      'It was \\emph{used} in $utilized$ % utilized\n',
    ],
    [
      'a.md',
      '<!-- vernacular-disable -->\nIt was utilized.\n',
      '<!-- vernacular-disable -->\nIt was utilized.\n',
    ],
    ...[
      ['a.tex', '\\texttt{utilize} \\enquote{to utilize it} \\ref{utilize}'],
      ['a.tex', '\\begin{quote}\nOne.\n\nThey utilize it.\n\\end{quote}'],
      ['a.tex', "They said `to utilize it' once."],
      ['a.md', '> They utilize it.'],
      ['a.md', '# To utilize it'],
      ['a.md', 'See @fig:utilize, [[utilize]], utilize.py, :utilize: and «to utilize».'],
      ['a.html', '<p><q>They utilize it</q> and <kbd>utilize</kbd>.'],
      ['a.txt', 'It is more ubiquitous. They expedite it.'],
      // Each of these plainer words has another sense or needs another sentence.
      ['a.txt', 'They facilitated a workshop. He had disseminated cancer. The lesion was cardiac.'],
      ['a.txt', 'He is solely responsible for the erroneous report and fatality rates.'],
      ['a.txt', 'It ceased to exist, with mitigating circumstances and compelling evidence.'],
      ['a.txt', 'More numerous foster homes were subsequent to the commencement speech.'],
      ['a.txt', 'It was a scrutinized house. The utilized house. Citrate utilizing houses.'],
      ['a.txt', 'They traverse the tree, rectify the current and administer the estate.'],
    ].map(([name = '', text = '']): [string, string, string] => [name, text, text]),
    // A plainer word that is offered, but only to somebody who chooses.
    ['a.txt', 'The acrimonious house.', 'The acrimonious house.'],
  ])('in %s of %j gives %j', async (name, before, after) => {
    await put(name, before);
    await check('--fix', name);
    expect(await read(name)).toBe(after);
  });

  it('is nothing under a rule that is off', async () => {
    await put('.vernacular.toml', 'rules-off = ["rare", "mid"]\n');
    await put('a.txt', 'They utilize it.');
    await check('--fix', 'a.txt');
    expect(await read('a.txt')).toBe('They utilize it.');
  });

  it('is shown with the mark at the beginning of a file, so that patch finds the line', async () => {
    await put('a.txt', '\uFEFFUtilize the house.\n');
    const { out } = await check('--dry-run', 'a.txt');
    expect(out).toContain('-\uFEFFUtilize the house.\n+\uFEFFUse the house.\n');
  });

  it('is shown first by --dry-run, and written nowhere', async () => {
    await put('a.md', 'The house.\n\nIt was utilized.');
    const { code, out } = await check('--dry-run', 'a.md');
    expect([code, out.split('\n').slice(0, 4)]).toEqual([
      1,
      ['--- a.md', '+++ a.md', '@@ -3 +3 @@', '-It was utilized.'],
    ]);
    expect(await read('a.md')).toContain('utilized');
    await check('--fix', 'a.md');
    expect(await check('--dry-run', 'a.md')).toEqual({ code: 0, out: '', err: '' });
  });

  it('goes into a chapter that a document takes in', async () => {
    await put('a.tex', '\\begin{document}\\input{b}\\input{b} It was utilized.\\end{document}');
    await put('b.tex', 'It was utilized.');
    const { err } = await check('--fix', 'a.tex');
    expect([await read('b.tex'), await read('a.tex')]).toEqual([
      'It was used.',
      '\\begin{document}\\input{b}\\input{b} It was used.\\end{document}',
    ]);
    expect(err).toContain('-It was utilized.');
  });

  it('leaves a file alone that has none, and one in another encoding', async () => {
    await put('a.txt', 'The house.');
    await put('b.txt', Buffer.from('Caf\xe9s were utilized.', 'latin1'));
    const before = await stat(join(folder, 'a.txt'));
    const { err } = await check('--fix', 'a.txt', 'b.txt');
    expect(err).toBe(`b.txt: ${onlyTexts}\n`);
    expect((await stat(join(folder, 'a.txt'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('is shown of standard input, which can’t be written', async () => {
    const out = '--- -\n+++ -\n@@ -1 +1 @@\n-It was utilized.\n+It was used.\n';
    expect(await checkInput('--dry-run')).toEqual({ code: 1, out, err: '' });
    expect(await checkInput('--fix', '--dry-run')).toEqual({ code: 1, out, err: '' });
    expect(await checkInput('--fix')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--dry-run'),
    });
  });

  it('is told of a document that can only be read', async () => {
    const totals = { common: 0, mid: 0, rare: 0, cleaned: 0, score: 100 };
    const about = { feedback: null, pieces: [], dictionary: null, date: new Date(0) } as const;
    const document = await writeResultDocument({
      ...about,
      name: 'It was utilized.',
      totals: { ...totals, percentages: { common: 0, mid: 0, rare: 0 } },
      direction: 'ltr',
    });
    await put('a.docx', document);
    expect(await check('--fix', 'a.docx')).toMatchObject({
      err: `a.docx: ${onlyTexts}\n`,
    });
  });
});

const remarks = async (...args: string[]) => {
  const { code, out } = await check('--baseline', 'known.json', '--format', 'json', ...args);
  const { files } = JSON.parse(out) as { files: { remarks: { written: string }[] }[] };
  return [code, ...files.flatMap((file) => file.remarks.map(({ written }) => written))];
};

describe('a baseline', () => {
  const hard = 'The phosphorylation was here.\n';

  it('leaves out what it holds, wherever its line has moved, and fails by what is new', async () => {
    await put('a.txt', hard);
    expect(await remarks('--update-baseline', 'a.txt')).toEqual([0, 'phosphorylation']);
    expect(await remarks('a.txt')).toEqual([0]);
    await put('a.txt', `The house is old.\n\n${hard}`);
    expect(await remarks('a.txt')).toEqual([0]);
    await put('a.txt', `The cytokine is old.\n${hard}${hard}`);
    // Which of the two is new can't be told.
    expect(await remarks('a.txt')).toEqual([1, 'cytokine', 'phosphorylation', 'phosphorylation']);
    const { out } = await check('--baseline', 'known.json', 'a.txt');
    expect(out).toMatch(
      /missed +a\.txt .* New since the baseline: 3, with the places where these words stood before\./u,
    );
  });

  it('counts a chapter once that is named and taken in', async () => {
    await put('a.tex', '\\begin{document}The house. \\input{b}\\end{document}');
    await put('b.tex', hard);
    await remarks('--update-baseline', 'a.tex', 'b.tex');
    expect(JSON.parse(await read('known.json'))).toEqual({
      'b.tex': { 'rare phosphorylation': 1 },
    });
    await put('b.tex', 'The cytokine.');
    const { out } = await check('--baseline', 'known.json', 'a.tex', 'b.tex');
    expect(out).toMatch(/missed +b\.tex .* New since the baseline: 1\./u);
  });

  it('keeps what it holds of other files, and drops what is gone', async () => {
    await put('a.txt', hard);
    await put('b.txt', hard);
    await remarks('--update-baseline', 'a.txt', 'b.txt');
    await put('a.txt', 'The house.');
    await remarks('--update-baseline', 'a.txt');
    expect(JSON.parse(await read('known.json'))).toEqual({
      'b.txt': { 'rare phosphorylation': 1 },
    });
  });

  it.each([
    [['--baseline', 'none.json'], '--update-baseline makes it'],
    [['--baseline', 'a.txt'], 'it is not JSON'],
    [['--update-baseline'], 'wants --baseline'],
  ])('by %o is told as trouble', async (args, said) => {
    await put('a.txt', hard);
    expect(await check(...args, 'a.txt')).toMatchObject({
      code: 2,
      err: expect.stringContaining(said) as string,
    });
  });
});
