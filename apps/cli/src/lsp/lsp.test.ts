import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DiagnosticSeverity } from 'vscode-languageserver-protocol/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { openEditor } from './editor-for-tests.ts';

// Each example starts the built program, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Editor = Awaited<ReturnType<typeof openEditor>>;

const data = mkdtempSync(join(tmpdir(), 'vernacular-lsp-'));
const editors = new Map<string, Editor>();
let editor: Editor;
beforeAll(() => putDictionaries(data));
afterAll(async () => {
  for (const each of editors.values()) await each.close();
  rmSync(data, { recursive: true, force: true });
});

/** Goes on in the editor that was started so, or starts it. */
async function open(args: readonly string[] = [], settings = '') {
  const key = `${args.join(' ')} ${settings}`;
  const folder = mkdtempSync(join(data, 'texts-'));
  if (settings !== '') writeFileSync(join(folder, '.vernacular.toml'), settings);
  editor = editors.get(key) ?? (await openEditor(folder, data, args));
  editors.set(key, editor);
  return folder;
}

describe('an editor that opens a text', () => {
  it.each([
    ['plaintext', 'a.txt', 'The phosphorylation is old.'],
    ['markdown', 'a.md', '# The *phosphorylation*\n\n`mitochondrial` [old](apoptosome.html)\n'],
    ['latex', 'a.tex', '\\section{The phosphorylation} $apoptosome$ \\label{mitochondrial}'],
    ['html', 'a.html', '<article title="apoptosome"><p>The phosphorylation is old.</p></article>'],
    ['rmd', 'a.Rmd', '# The phosphorylation {#apoptosome}\n\nSee [@mitochondrial].\n'],
    // Neovim and Helix have names of their own.
    ['text', 'notes', 'The phosphorylation is old.'],
    // A file whose language nobody told.
    ['', 'a.srt', '1\n00:00:01,000 --> 00:00:02,000\nThe phosphorylation is old.\n'],
  ])('has the rare word of %s underlined where it stands', async (language, name, text) => {
    await open();
    await editor.open(name, language, text);
    expect(await editor.underlined(name)).toEqual([['phosphorylation', 'rare']]);
  });

  it('leaves code alone, unless it is asked to read its comments', async () => {
    const code = 'const apoptosome = "mitochondrial"; // The phosphorylation\n';
    await open(['--comments']);
    await editor.open('a.ts', 'typescript', code);
    expect(await editor.underlined('a.ts')).toEqual([['phosphorylation', 'rare']]);
    await open();
    await editor.open('a.ts', 'typescript', code);
    // What is asked afterwards is answered, and nothing was said of the code.
    await editor.open('b.txt', 'plaintext', 'Old.');
    await editor.published('b.txt');
    expect(editor.told('a.ts')).toBe(false);
  });

  it('has nothing underlined in a third language, which is named, unless the settings name another', async () => {
    const german =
      'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geiste der Brüderlichkeit begegnen.';
    await open([], '# third language\n');
    await editor.open('a.txt', 'plaintext', german);
    expect(await editor.underlined('a.txt')).toEqual([]);
    expect(await editor.message()).toContain('This looks like German.');
    await open([], 'language = "en"\n');
    await editor.open('a.txt', 'plaintext', german);
    expect(await editor.underlined('a.txt')).toContainEqual(['Würde', 'rare']);
  });

  it('underlines mid-frequency words when it is asked to, and long sentences by the settings', async () => {
    await open(['--mid'], 'longest-sentence = 5\n');
    await editor.open('a.txt', 'plaintext', 'The genome sees the old house there. It is old.');
    expect(await editor.underlined('a.txt')).toEqual([
      ['The genome sees the old house there.', 'long-sentence'],
      ['genome', 'mid'],
    ]);
    // VS Code shows a hint as three dots that are hardly seen.
    const severities = (await editor.published('a.txt')).map(({ severity }) => severity);
    expect(severities).toEqual([DiagnosticSeverity.Information, DiagnosticSeverity.Information]);
  });

  it('leaves out what a comment takes out of the check', async () => {
    await open();
    const text = '<!-- vernacular-disable-next-line -->\nThe apoptosome.\n\nThe phosphorylation.\n';
    await editor.open('a.md', 'markdown', text);
    expect(await editor.underlined('a.md')).toEqual([['phosphorylation', 'rare']]);
  });

  it('is told what is wrong with the settings, and checks by the usual ones', async () => {
    await open([], 'method = "guess"\n');
    await editor.open('a.txt', 'plaintext', 'The phosphorylation is old.');
    expect(await editor.underlined('a.txt')).toHaveLength(1);
    expect(await editor.message()).toBe(
      '.vernacular.toml: method: expected one of "published"|"refined".',
    );
  });
});

it('an editor is told once that other counts answer than those asked for, until the settings are saved', async () => {
  const folder = await open([], 'period = "English2012_2015"\n');
  await editor.open('a.txt', 'plaintext', 'The phosphorylation is old.');
  expect(await editor.message()).toMatch(/^English2012_2015 is not installed; .+ answers/u);
  await editor.type('a.txt', 0, 0, 'So ');
  expect(await editor.underlined('a.txt')).toHaveLength(1);
  expect(editor.shown).toHaveLength(1);
  writeFileSync(join(folder, '.vernacular.toml'), 'known-words = ["phosphorylation"]\n');
  await editor.open('.vernacular.toml', 'toml', '');
  const next = editor.next('a.txt');
  await editor.save('.vernacular.toml');
  expect(await next).toEqual([]);
});

it('an editor that asks for the score of a text is told it in a sentence, and nothing of a text that is not read', async () => {
  await open();
  await editor.open('a.txt', 'plaintext', 'The phosphorylation is old.');
  await editor.published('a.txt');
  expect(await editor.score('a.txt')).toMatch(
    /^Score 75 of 100: of 4 words 25 % are rare and 0 % mid-frequency\. Word counts: General English/u,
  );
  expect(await editor.score('none.txt')).toBe(null);
});

it('an editor is told that the score leaves out the files that a text takes in', async () => {
  await open();
  await editor.open('a.tex', 'latex', 'The house is old. \\input{chapter}');
  await editor.published('a.tex');
  expect(await editor.score('a.tex')).toMatch(
    /^Score 100 of 100: .+ Words of the files that it takes in are not counted\.$/u,
  );
});

it('an editor whose word counts could not be had has them looked for again', async () => {
  const late = join(data, 'late');
  writeFileSync(late, 'no folder');
  const waiting = await openEditor(data, data, ['--data-dir', late]);
  await waiting.open('a.txt', 'plaintext', 'The phosphorylation is old.');
  expect(await waiting.message()).toContain('The word counts cannot be kept in');
  rmSync(late);
  await putDictionaries(late);
  await waiting.type('a.txt', 26, 27, '!');
  expect(await waiting.underlined('a.txt')).toEqual([['phosphorylation', 'rare']]);
  await waiting.close();
});

it('an editor that closes has the server end in peace', async () => {
  const closing = await openEditor(data, data);
  expect(await closing.close()).toBe(0);
});

describe('a writer who types', () => {
  it.each([
    ['plaintext', 'a.txt', 'The house is old.\n\nThe dog is here.\n'],
    ['markdown', 'a.md', '# The house\n\nThe **house** is old.\n\nThe dog is here.\n'],
    [
      'latex',
      'a.tex',
      '\\section{The house}\n\nThe house is old. % apoptosome\n\nThe dog is here.\n',
    ],
  ])('sees each word of %s underlined as it is finished', async (language, name, text) => {
    await open();
    await editor.open(name, language, text);
    expect(await editor.underlined(name)).toEqual([]);
    for (const letter of 'phosphorylation ') {
      const at = editor.text(name).indexOf('old.');
      await editor.type(name, at, at, letter);
    }
    expect(await editor.underlined(name)).toEqual([['phosphorylation', 'rare']]);
    const start = editor.text(name).indexOf('phosphorylation');
    await editor.type(name, start, start + 'phosphorylation'.length, 'house');
    expect(await editor.underlined(name)).toEqual([]);
  });

  it('has markup read when it is typed', async () => {
    await open();
    await editor.open('a.md', 'markdown', 'The house and apoptosome are old.\n');
    expect(await editor.underlined('a.md')).toHaveLength(1);
    await editor.type('a.md', 14, 20, '`apoptosome`');
    expect(await editor.underlined('a.md')).toEqual([]);
  });

  it('has a text in another language read with its words', async () => {
    await open();
    await editor.open('a.txt', 'plaintext', '');
    expect(await editor.underlined('a.txt')).toEqual([]);
    await editor.type('a.txt', 0, 0, 'הבית ישן והפוספורילציה');
    expect(await editor.underlined('a.txt')).toEqual([['והפוספורילציה', 'rare']]);
  });
});

describe('a writer at a word', () => {
  const text = 'The gene was utilized in the house.\n\nIt had an angioplasty.\n';

  it('reads its count in the mark, and its meaning beside it', async () => {
    await open();
    await editor.open('a.txt', 'plaintext', text);
    const [mark] = await editor.published('a.txt');
    expect(mark?.message).toMatch(/^“angioplasty” is a rare word\. .+ in a million words/u);
    const { contents } = (await editor.hover('a.txt', 'angioplasty'))!;
    const { value } = contents as { value: string };
    expect(value).toMatch(/^Angioplasty: .*artery.*\.$/u);
    expect(await editor.hover('a.txt', 'house')).toBeNull();
  });

  it('chooses a plainer word by the score it gives', async () => {
    await open(['--mid']);
    await editor.open('a.txt', 'plaintext', text);
    await editor.published('a.txt');
    const actions = await editor.actions('a.txt', 'utilized');
    expect(actions.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Write “used” \(score \d+\.\d → \d+\.\d\)$/u),
      'My readers know “utilized”',
      'My readers know “utilized” in all my projects',
      'Switch off in this project: Mid-frequency word',
    ]);
    const [, before, after] = /score (\S+) → (\S+)\)/u.exec(actions[0]!.title)!;
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect(await editor.act('a.txt', actions[0]!)).toBe(text.replace('utilized', 'used'));
    expect(await editor.actions('a.txt', 'house')).toEqual([]);
  });

  it.each([
    ['a paragraph', 'The angioplasty.\n', true],
    ['the second line of one', 'The house\nangioplasty.\n', false],
    ['a row of a table', '| A |\n| - |\n| angioplasty |\n', false],
    ['an item of a list', '- A\n  - angioplasty\n', false],
  ])('offers a comment before a line of Markdown: %s', async (what, written, isOffered) => {
    const name = `${what}.md`;
    await open();
    await editor.open(name, 'markdown', written);
    await editor.published(name);
    const titles = (await editor.actions(name, 'angioplasty')).map(({ title }) => title);
    expect(titles.includes('Leave this line alone')).toBe(isOffered);
  });

  it('says that the readers know it, and every text leaves it alone', async () => {
    const folder = await open([], '# Ours\nknown-words = ["dna"]\n\n[[folders]]\npath = "press"\n');
    await editor.open('a.txt', 'plaintext', 'The apoptosome is old.');
    expect(await editor.underlined('a.txt')).toHaveLength(1);
    const [known] = await editor.actions('a.txt', 'apoptosome');
    const next = editor.next('a.txt');
    await editor.act('a.txt', known!);
    expect(await next).toEqual([]);
    expect(readFileSync(join(folder, '.vernacular.toml'), 'utf8')).toBe(
      '# Ours\nknown-words = ["dna", "apoptosome"]\n\n[[folders]]\npath = "press"\n',
    );
    await editor.open('b.txt', 'plaintext', 'Apoptosomes and DNA are old.');
    expect(await editor.underlined('b.txt')).toEqual([]);
  });

  it('says so for the texts of one folder, where that has settings of its own', async () => {
    const folder = await open([], '# The root\n');
    const settings = join(folder, 'press/.vernacular.toml');
    mkdirSync(join(folder, 'press'));
    writeFileSync(settings, '');
    await editor.open('press/a.txt', 'plaintext', 'The apoptosome is old.');
    expect(await editor.underlined('press/a.txt')).toHaveLength(1);
    const [known] = await editor.actions('press/a.txt', 'apoptosome');
    const next = editor.next('press/a.txt');
    await editor.act('press/a.txt', known!);
    expect(await next).toEqual([]);
    expect(readFileSync(settings, 'utf8')).toBe('known-words = ["apoptosome"]\n');
    await editor.open('a.txt', 'plaintext', 'The apoptosome is old.');
    expect(await editor.underlined('a.txt')).toHaveLength(1);
  });
});
