import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { runForTests } from '../run-for-tests.ts';
import type { CheckedFile } from './check-file.ts';

let data: string;
let folder: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vernacular-check-'));
  await putDictionaries(data);
});
afterAll(() => rm(data, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(data, 'texts-'));
});

const hard = 'The house is old.\nThe phosphorylation was utilized in the house.\n';
const easy = 'The dog is in the house.';

async function put(name: string, text: string) {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
  return path;
}

const check = (args: readonly string[]) =>
  runForTests(['check', '--data-dir', data, ...args], { folder });

async function checked(args: readonly string[]) {
  const { out } = await check(['--format', 'json', ...args]);
  return (JSON.parse(out) as { readonly files: readonly CheckedFile[] }).files;
}

describe('a text that is checked', () => {
  it('has its rare words named with their places and with plainer words', async () => {
    const [file] = await checked([await put('a.txt', hard)]);
    expect(file?.remarks.map(({ written, start }) => [written, start])).toEqual([
      ['phosphorylation', { line: 2, column: 5 }],
    ]);
    const [one] = await checked([await put('b.txt', 'The juvenile remained.')]);
    expect(one?.words).toBe(3);
  });

  it('passes where no limit is set', async () =>
    expect((await check([await put('a.txt', hard)])).code).toBe(0));

  it.each([
    [['--min-score', '99'], 1, 'The score is'],
    [['--min-score', '10'], 0, 'fine'],
    [['--max-rare', '1'], 1, '% of the words are rare; at most 1 %'],
    [['--max-rare', '50'], 0, 'fine'],
  ])('with %o ends with %i', async (args, code, said) => {
    const outcome = await check([await put('a.txt', hard), ...args]);
    expect([outcome.code, outcome.out]).toEqual([code, expect.stringContaining(said)]);
  });

  it('without words misses no limit', async () =>
    expect((await check([await put('a.txt', '12 %'), '--min-score', '99'])).code).toBe(0));
});

it('has its places in the source, with markup and in any encoding', async () => {
  const markdown = '# A `code`\n\n*The* [phosphorylation](https://example.org)\n';
  const [one] = await checked([await put('a.md', markdown)]);
  expect(one?.remarks.map(({ written, start }) => [written, start])).toEqual([
    ['phosphorylation', { line: 3, column: 8 }],
  ]);
  const path = await put('b.txt', '');
  await writeFile(path, Buffer.from('Caf\xe9s\r\nThe phosphorylation', 'latin1'));
  const [other] = await checked([path]);
  expect(other?.remarks.at(-1)?.start).toEqual({ line: 2, column: 5 });
});

it('names a term as the text writes it, because its meaning has the same form', async () => {
  const [one] = await checked([await put('a.txt', 'The fields were inundated.\n')]);
  expect(one?.remarks[0]?.message).toContain('Inundated: flooded.');
});

it('has nothing to check in an empty file, and goes on', async () => {
  const { code, out } = await check([await put('a.md', ''), await put('b.txt', easy)]);
  expect(code).toBe(0);
  expect(out).toMatch(/a\.md +nothing to check/u);
});

describe('what cannot be read', () => {
  it('is told, and the rest is checked', async () => {
    const outcome = await check([join(folder, 'none.txt'), await put('a.txt', easy)]);
    expect(outcome.code).toBe(2);
    expect(outcome.out).toContain('There is no such file.');
    expect(outcome.out).toContain('score 100');
  });

  it.each([
    [['--format', 'xml'], 'The format is one of'],
    [['--min-score', 'high'], '--min-score is a number from 0 to 100'],
    [['--diff', '--output=x'], 'ambiguous|is no commit'],
  ])('of a command line with %o', async (args, said) => {
    const outcome = await check([await put('a.txt', easy), ...args]);
    expect([outcome.code, outcome.err]).toEqual([2, expect.stringMatching(said)]);
  });

  it.each([
    ['min-score = 900', 'min-score: expected number to be <=100'],
    ['rules-off = ["rares"]', 'rules-off: expected one of "rare"|"mid"|"technical-sense"|'],
    ['period = 3', 'period: expected string, received number'],
    ['min-scor = 9', 'there is no setting ‘min-scor’'],
    ['a\n= 9', 'line 1: this is not TOML'],
  ])('of the settings %j', async (written, said) => {
    await put('.vernacular.toml', written);
    const outcome = await check([await put('a.txt', easy)]);
    expect([outcome.code, outcome.err]).toEqual([2, expect.stringContaining(said)]);
  });
});

describe('the settings of a folder', () => {
  it('name words that the readers know, in any form', async () => {
    await put('.vernacular.toml', 'known-words = ["phosphorylations"]');
    const [file] = await checked([await put('a.txt', hard)]);
    expect(file?.remarks).toEqual([]);
  });

  it('name longer sentences than they allow', async () => {
    await put('.vernacular.toml', 'longest-sentence = 5');
    const [file] = await checked([await put('a.txt', easy)]);
    expect(file?.remarks.map(({ rule }) => rule)).toEqual(['long-sentence']);
  });

  it('may ask more of the texts in one folder', async () => {
    await put('.vernacular.toml', 'min-score = 10\n[[folders]]\npath = "press"\nmin-score = 99');
    const here = await put('a.txt', hard);
    const there = await put('press/a.txt', hard);
    const files = await checked([here, there]);
    expect(files.map(({ missed }) => missed.length)).toEqual([0, 1]);
  });
});

describe('the nearest settings above a text', () => {
  it.each([
    ['its own folder’s', 'known-words = []', 1],
    ['those of a folder above', '', 0],
  ])('are %s', async (_whose, own, remarks) => {
    await put('.vernacular.toml', 'known-words = ["phosphorylation"]');
    if (own !== '') await put('press/2024/.vernacular.toml', own);
    const text = await put('press/2024/a.txt', hard);
    const [file] = await checked([text]);
    expect(file?.remarks).toHaveLength(remarks);
    const run = ['check', 'a.txt', '--data-dir', data, '--format', 'json'];
    const { out } = await runForTests(run, { folder: join(folder, 'press/2024') });
    expect((JSON.parse(out) as { files: CheckedFile[] }).files).toMatchObject([
      { path: 'a.txt', remarks: { length: remarks } },
    ]);
  });

  it('are sought up to the root of its repository', async () => {
    await put('.vernacular.toml', 'known-words = ["phosphorylation"]');
    await mkdir(join(folder, 'repository/.git'), { recursive: true });
    await put('repository/press/a.txt', hard);
    const run = ['check', 'a.txt', '--data-dir', data];
    const { out } = await runForTests(run, { folder: join(folder, 'repository/press') });
    expect(out).toContain('phosphorylation');
  });

  it('have limits for folders beside them, and say where they are wrong', async () => {
    await put('.vernacular.toml', '[[folders]]\npath = "press"\nmin-score = 99');
    await put('press/a.txt', hard);
    const there = { folder: join(folder, 'press') };
    const run = ['check', 'a.txt', '--data-dir', data];
    expect((await runForTests(run, there)).code).toBe(1);
    await put('.vernacular.toml', 'min-scor = 9');
    expect(await runForTests(run, there)).toMatchObject({
      code: 2,
      err: expect.stringContaining('../.vernacular.toml: there is no setting') as string,
    });
  });

  it('are those above the working folder for a text that has none', async () => {
    await put('here/.vernacular.toml', 'known-words = ["phosphorylation"]');
    const run = ['check', await put('there/a.txt', hard), '--data-dir', data];
    const { out } = await runForTests(run, { folder: join(folder, 'here') });
    expect(out).not.toContain('phosphorylation');
  });
});

describe('a comment in the text', () => {
  it.each([
    [
      'takes a stretch out',
      `<!-- vernacular-disable -->${hard.trim()}<!-- vernacular-enable -->${easy}`,
      6,
    ],
    ['takes all that follows out', `${easy}\n% vernacular-disable\n${hard}`, 6],
    [
      'takes one line out',
      `${easy}\n// vernacular-disable-next-line\nPhosphorylation.\n${easy}`,
      12,
    ],
  ])('%s', async (_what, text, words) => {
    const [file] = await checked([await put('a.txt', text)]);
    // What stands before the comment mark on its own line is text like any other.
    expect([file?.remarks, file?.words]).toEqual([[], words]);
  });
});

describe('a second run', () => {
  let cache: string;
  beforeEach(() => {
    cache = join(folder, 'cache');
  });
  const run = (args: readonly string[], dataDir = data) =>
    runForTests(['check', '--data-dir', dataDir, '--format', 'json', ...args], {
      folder,
      environment: { XDG_CACHE_HOME: cache },
    });
  const wordsAndKept = async () => {
    const { out } = await run(['a.tex']);
    return [JSON.parse(out).files[0].words, await kept()];
  };
  const kept = async () => (await readdir(join(cache, 'vernacular/check')).catch(() => [])).length;

  /** What one run says with counts of one's own; then these are damaged, as large and as old as they were. */
  async function countsDamagedSince() {
    await put('a.txt', hard);
    await put('corpus/a.txt', hard);
    const own = join(folder, 'data');
    const counts = join(own, 'dictionaries');
    await cp(join(data, 'dictionaries'), counts, { recursive: true });
    const built = ['--from', join(folder, 'corpus'), '--code', 'Mine2020_2024', '--language', 'en'];
    await runForTests(['dictionaries', 'build', '--data-dir', own, ...built]);
    const again = (...args: string[]) =>
      run(['a.txt', '--dictionary', 'Mine2020_2024', ...args], own);
    const file = join(counts, 'Mine2020_2024.dictionary');
    await utimes(file, 1000, 1000);
    const first = await again();
    await writeFile(file, (await readFile(file)).fill(0));
    await utimes(file, 1000, 1000);
    return { first, again, file };
  }

  it('says the same of an unchanged file, and opens no word counts for it', async () => {
    const { first, again } = await countsDamagedSince();
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(await again()).toEqual(first);
    expect((await again('--no-cache')).out).not.toBe(first.out);
    await put('a.txt', `${hard} `);
    expect((await again()).out).not.toBe(first.out);
  });

  it('sees that the counts were replaced', async () => {
    const { first, again, file } = await countsDamagedSince();
    await utimes(file, 1, 1);
    expect((await again()).out).not.toBe(first.out);
  });

  it.each<[string, () => Promise<unknown>, readonly string[], object]>([
    ['the file', () => put('a.txt', easy), [], { words: 6, remarks: [] }],
    [
      'a known word',
      () => put('.vernacular.toml', 'known-words = ["phosphorylation"]'),
      [],
      { remarks: [] },
    ],
    [
      'a limit of its folder',
      () => put('.vernacular.toml', '[[folders]]\npath = "."\nmin-score = 100'),
      [],
      { limits: { minScore: 100 }, missed: [expect.any(String)] },
    ],
    ['a limit', async () => {}, ['--min-score', '100'], { missed: [expect.any(String)] }],
    [
      'the method',
      () => put('.vernacular.toml', 'method = "refined"\nlongest-sentence = 5'),
      [],
      { remarks: expect.arrayContaining([expect.objectContaining({ rule: 'long-sentence' })]) },
    ],
    ['the counts', async () => {}, ['--dictionary', 'HebrewGeneral'], {}],
  ])('sees that %s has changed', async (_what, change, args, wanted) => {
    await put('a.txt', hard);
    await run(['a.txt']);
    await change();
    const { out } = await run(['a.txt', ...args]);
    const anew = await run(['a.txt', ...args, '--no-cache']);
    expect(out).toBe(anew.out);
    expect(JSON.parse(out).files[0]).toMatchObject(wanted);
  });

  it('repeats what was said of how the counts were chosen', async () => {
    await put('a.txt', hard);
    const args = ['a.txt', '--dictionary', 'English2012_2015'];
    const first = await run(args);
    expect(first.err).toContain('English2012_2015 is not installed');
    expect(await run(args)).toEqual(first);
  });

  it('keeps what it finds in a document that takes in others, until one of them changes', async () => {
    await put('a.tex', '\\begin{document}A \\input{b}\\end{document}');
    expect([await wordsAndKept(), await wordsAndKept()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await put('b.tex', 'house');
    expect(await wordsAndKept()).toEqual([2, 3]);
    await put('b.tex', 'house in the wood');
    expect([await wordsAndKept(), await wordsAndKept()]).toEqual([
      [5, 4],
      [5, 4],
    ]);
  });

  it('keeps nothing where it is told so, or where it knows no folder of anybody', async () => {
    await put('a.txt', hard);
    await run(['a.txt', '--no-cache']);
    await check(['a.txt']);
    expect(await kept()).toBe(0);
    await run(['a.txt']);
    expect(await kept()).toBe(1);
  });

  it('may be two at once: both say the same, and leave whole entries', async () => {
    const names = await Promise.all([1, 2, 3, 4].map((at) => put(`${at}.txt`, `${hard} ${at}`)));
    const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
    const start = () =>
      promisify(execFile)(
        process.execPath,
        [main, 'check', '--data-dir', data, '--format', 'json', ...names],
        { cwd: folder, env: { ...process.env, XDG_CACHE_HOME: cache } },
      );
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.stdout).toBe(other.stdout);
    expect(await kept()).toBe(4);
    expect((await start()).stdout).toBe(one.stdout);
  });
});

const documentOf = (body: string) =>
  `\\begin{document}\nThe phosphorylation.\n${body}\n\\end{document}\n`;

const remarksOf = async () => {
  const [file] = await checked(['paper/main.tex']);
  return file?.remarks.map(({ path, written }) => [path, written]);
};

it.each(['check', 'analyze', 'grade'])('says so when %s reads all of a web page', async (name) => {
  const item = '<li>The dog, as all of us know, is in the house, and the cat is not.</li>';
  const row = `<tr>${item.replaceAll('li>', 'td>')}</tr>`;
  const page = await put(
    'flat.html',
    `<p>One.</p><table>${row.repeat(20)}</table><ul>${item.repeat(40)}</ul>`,
  );
  const { err } = await runForTests([name, '--data-dir', data, page]);
  expect(err).toBe(
    `${page}: No main part was found that holds most of this page, so all of it was read, with its headers and footers.\n`,
  );
});

describe('a LaTeX document that takes in others', () => {
  it('says what is not there, and a circle by its files', async () => {
    const circle = 'Files take in each other in a circle, and each was read once: ';
    await put('a.tex', documentOf('The house. \\input{none} \\input{b}'));
    await put('b.tex', 'The house. \\input{a}');
    const { code, out, err } = await check(['--format', 'sarif', 'a.tex']);
    const notices = [
      'none.tex is left out here: seen from the folder of this text it is not there, or it is too large.',
      `${circle}a.tex → b.tex → a.tex.`,
    ];
    expect([code, err]).toEqual([0, notices.map((notice) => `a.tex: ${notice}\n`).join('')]);
    const [file] = await checked(['a.tex']);
    expect([file?.notices, file?.remarks.length]).toEqual([notices, 1]);
    expect(JSON.parse(out).runs[0].invocations[0]).toMatchObject({
      executionSuccessful: true,
      toolExecutionNotifications: notices.map((text) => ({ level: 'warning', message: { text } })),
    });
  });

  it('has each finding once where a chapter is checked itself, too', async () => {
    await put('book/main.tex', documentOf('\\input{parts/one} \\input{parts/one}'));
    await put('book/parts/one.tex', 'The peroxidase is old.');
    const files = await checked(['book']);
    expect(files.map(({ path, remarks }) => [path, remarks.map((one) => one.written)])).toEqual([
      ['book/main.tex', ['phosphorylation']],
      ['book/parts/one.tex', ['peroxidase']],
    ]);
  });

  const chapter = 'The peroxidase is old.\n\n\\input{parts/two}\n\nThe cytokine is old.\n';
  const section = '% a comment\nThe dog saw\n  a homeostasis.\n';
  const putAll = async (body: string, one = chapter) => {
    await put('paper/parts/one.tex', one);
    await put('paper/parts/two.tex', section);
    await put('paper/main.tex', documentOf(body));
  };
  it('has each finding at its place in the file that holds it', async () => {
    await putAll('The ketone. \\input{parts/one} The lipase.');
    const [file] = await checked(['paper/main.tex']);
    const found = file!.remarks.map(async ({ path, start, end, offset }) => {
      const text = await readFile(join(folder, path), 'utf8');
      expect(text.slice(0, offset).split('\n')).toHaveLength(start.line);
      return [path, text.split('\n')[start.line - 1]!.slice(start.column - 1, end.column - 1)];
    });
    expect(await Promise.all(found)).toEqual([
      ['paper/main.tex', 'phosphorylation'],
      ['paper/main.tex', 'ketone'],
      ['paper/parts/one.tex', 'peroxidase'],
      ['paper/parts/two.tex', 'homeostasis'],
      ['paper/parts/one.tex', 'cytokine'],
      ['paper/main.tex', 'lipase'],
    ]);
  });

  it.each([
    ['text', 'paper/parts/two.tex:3:5: '],
    ['github', '::warning file=paper/parts/two.tex,line=3,endLine=3,'],
    ['junit', '&#10;paper/parts/two.tex:3:5 '],
    ['sarif', '"uri": "paper/parts/two.tex"'],
    ['gitlab', '"path": "paper/parts/two.tex"'],
  ])('names that file in %s', async (format, place) => {
    await putAll('\\include{parts/one}');
    expect((await check(['--format', format, 'paper/main.tex'])).out).toContain(place);
  });

  it('leaves out what a comment of a chapter takes out, up to the end of the chapter', async () => {
    await putAll('\\input{parts/one} The lipase.', `The ketone.\n% vernacular-disable\n${chapter}`);
    expect(await remarksOf()).toEqual([
      ['paper/main.tex', 'phosphorylation'],
      ['paper/parts/one.tex', 'ketone'],
      ['paper/main.tex', 'lipase'],
    ]);
  });

  it('leaves out a chapter whose command is taken out', async () => {
    await putAll('% vernacular-disable-next-line\n\\input{parts/one}\nThe lipase.');
    expect(await remarksOf()).toEqual([
      ['paper/main.tex', 'phosphorylation'],
      ['paper/main.tex', 'lipase'],
    ]);
  });

  it('ends the place of a long sentence where another file goes on with it', async () => {
    await put('.vernacular.toml', 'longest-sentence = 5');
    await put('a.tex', 'The dog saw \\input{b}');
    await put('b.tex', 'the old house in the wood.');
    const [file] = await checked(['a.tex']);
    expect(file?.remarks).toMatchObject([{ path: 'a.tex', written: 'The dog saw', offset: 0 }]);
  });
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
  });

it('names a word to its end, also where a command writes its last letter', async () => {
  await put('a.tex', 'A gro\\ss{} house.');
  const { out } = await check(['--format', 'json', 'a.tex']);
  expect(out).toContain(String.raw`"written": "gro\\ss"`);
});

it('tells what a plainer word stands for, where that is more than the word', async () => {
  await put('a.txt', 'It was a scrutinized house.');
  const { out } = await check(['a.txt']);
  expect(out).toContain('“an examined” for “a scrutinized”');
});

it('reads only what changed since a commit', async () => {
  await put('old.txt', hard);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one');
  await put('old.txt', `${hard}${easy}`);
  await put('same.txt', hard);
  const files = await checked(['--diff', 'HEAD', '.']);
  expect(files.map(({ path }) => path)).toEqual(['old.txt']);
  const { out, err } = await check(['--diff', 'HEAD', 'none.txt']);
  expect([out, err]).toEqual([expect.any(String), 'None of these files has changed since HEAD.\n']);
});

const told = async (format: string) => {
  const { out } = await check(['press/a b.txt', 'none.txt', '--format', format]);
  return out.replaceAll(/"fingerprint": "\w+"/gu, '"fingerprint": "…"');
};

it('is written as pipelines read it', async () => {
  await put('.vernacular.toml', 'min-score = 90');
  await put('press/a b.txt', 'The phosphorylation & the\nhouse.');
  for (const format of ['text', 'github', 'junit', 'gitlab', 'sarif', 'summary'])
    await expect(await told(format)).toMatchFileSnapshot(`formats/examples/${format}.txt`);
});

describe('on GitHub', () => {
  it('puts a summary of the job behind what stands there, and the first place of each word first', async () => {
    await put('a.md', 'The phosphorylation, the *phosphorylation* and the cytokine.');
    await put('summary.md', 'before\n');
    const { out } = await runForTests(['check', '--data-dir', data, 'a.md', '--format', 'github'], {
      folder,
      environment: { GITHUB_STEP_SUMMARY: join(folder, 'summary.md') },
    });
    expect([...out.matchAll(/,col=(\d+)/gu)].map(([, column]) => column)).toEqual([
      '5',
      '52',
      '27',
    ]);
    const summary = await readFile(join(folder, 'summary.md'), 'utf8');
    expect(summary).toMatch(/^before\n## Vernacular\n/u);
    expect(summary).toContain('| phosphorylation | 2 | a.md:1 |');
  });

  it('is told that it shows ten findings, and no text of a stranger becomes markup', async () => {
    await put('a.md', 'The phosphorylation. '.repeat(11));
    await put('[x](y).txt', '');
    const { out } = await check(['--format', 'summary', 'a.md', '[x](y).txt']);
    expect(out).toContain('GitHub shows 10 of these 11 findings');
    expect(out).toContain('| &#91;x&#93;&#40;y&#41;.txt |');
  });
});

const paths = async (args: readonly string[]) => (await checked(args)).map(({ path }) => path);

describe('what is named', () => {
  it('may be a folder: each file in it that can be read and that is not hidden', async () => {
    for (const name of ['b.md', 'a/c.txt', 'a/d.xyz', '.hidden/e.txt', 'node_modules/f.md'])
      await put(name, easy);
    expect(await paths(['.', 'b.md'])).toEqual(['a/c.txt', 'b.md']);
  });

  it('leaves out what git ignores, and what is deleted', async () => {
    for (const name of ['b.md', 'gone.md', 'out/c.md']) await put(name, easy);
    await put('.gitignore', 'out/');
    git('init', '-q');
    git('add', '.');
    await rm(join(folder, 'gone.md'));
    await put('new.md', easy);
    expect(await paths(['.'])).toEqual(['b.md', 'new.md']);
  });

  it('is told when a folder holds nothing to read', async () => {
    await put('empty/a.xyz', easy);
    const { code, err } = await check(['empty']);
    expect([code, err]).toEqual([2, expect.stringContaining('empty holds no file')]);
  });

  it('may be standard input', async () => {
    const { code, out } = await runForTests(['check', '--data-dir', data, '-'], {
      folder,
      input: hard,
    });
    expect([code, out]).toEqual([0, expect.stringContaining('-:2:5: “phosphorylation”')]);
  });
});
