import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { openEditor } from './editor-for-tests.ts';

vi.setConfig({ testTimeout: 60_000 });

type Editor = Awaited<ReturnType<typeof openEditor>>;

const data = mkdtempSync(join(tmpdir(), 'vernacular-choices-'));
const opened: Editor[] = [];
let folder: string;
beforeAll(() => putDictionaries(data));
beforeEach(() => {
  folder = mkdtempSync(join(data, 'texts-'));
});
afterAll(async () => {
  for (const each of opened) await each.close();
  rmSync(data, { recursive: true, force: true });
});

async function open(options: Parameters<typeof openEditor>[3] = {}): Promise<Editor> {
  const editor = await openEditor(folder, data, [], options);
  opened.push(editor);
  return editor;
}

const hard = 'The phosphorylation is old.\nThe cytokine is old.\n';

async function choose(editor: Editor, name: string, title: RegExp) {
  const actions = await editor.actions(name, 'phosphorylation');
  return editor.act(
    name,
    actions.find((one) => title.test(one.title))!,
  );
}

describe('what is underlined may be hidden', () => {
  it('in its line, by a comment of the language', async () => {
    const editor = await open();
    await editor.open('a.md', 'markdown', hard);
    await editor.published('a.md');
    const changed = await choose(editor, 'a.md', /^Leave this line/u);
    expect(changed).toBe(`<!-- vernacular-disable-next-line -->\n${hard}`);
    await editor.open('a.md', 'markdown', changed);
    expect(await editor.underlined('a.md')).toEqual([['cytokine', 'rare']]);
  });

  it('by one choice a line, where an editor asks for more than one word', async () => {
    const editor = await open();
    await editor.open('a.md', 'markdown', 'The phosphorylation of the cytokine is old.');
    await editor.published('a.md');
    const actions = await editor.actions('a.md', 'phosphorylation of the cytokine');
    const titles = actions.map(({ title }) => title);
    expect(titles).toContain('My readers know “cytokine”');
    expect(titles).toEqual([...new Set(titles)]);
  });

  it('in all projects, by a file of one’s own', async () => {
    const editor = await open();
    await editor.open('a.txt', 'plaintext', hard);
    await editor.published('a.txt');
    await choose(editor, 'a.txt', /all my projects/u);
    await vi.waitFor(async () => expect(await editor.underlined('a.txt')).toHaveLength(1));
    const own = join(data, 'config/vernacular/.vernacular.toml');
    expect(readFileSync(own, 'utf8')).toBe('known-words = ["phosphorylation"]\n');
    rmSync(own);
  });

  it('beside the text, where an editor opens the home folder', async () => {
    vi.stubEnv('HOME', folder);
    mkdirSync(join(folder, 'texts'));
    const editor = await open();
    await editor.open('texts/a.txt', 'plaintext', hard);
    await editor.published('texts/a.txt');
    await choose(editor, 'texts/a.txt', /^My readers know “phosphorylation”$/u);
    await vi.waitFor(async () => expect(await editor.underlined('texts/a.txt')).toHaveLength(1));
    expect(readdirSync(join(folder, 'texts'))).toEqual(['.vernacular.toml']);
  });

  it('by its rule, in this project', async () => {
    const editor = await open();
    await editor.open('a.txt', 'plaintext', hard);
    await editor.published('a.txt');
    await choose(editor, 'a.txt', /^Switch off in this project: Rare word/u);
    await vi.waitFor(async () => expect(await editor.underlined('a.txt')).toEqual([]));
    const file = readFileSync(join(folder, '.vernacular.toml'), 'utf8');
    expect(file).toBe('rules-off = ["rare"]\n');
  });
});

it('leads to the page of its rule', async () => {
  const editor = await open();
  await editor.open('a.txt', 'plaintext', hard);
  const [first] = await editor.published('a.txt');
  expect(first?.codeDescription?.href).toMatch(/\/docs\/rules\.md#rare$/u);
});

it('stands where an editor counts bytes', async () => {
  const editor = await open({ encodings: ['utf-8'] });
  expect(editor.capabilities.positionEncoding).toBe('utf-8');
  await editor.open('a.txt', 'plaintext', '“é😀” phosphorylation');
  const [first] = await editor.published('a.txt');
  expect(first?.range).toEqual({
    start: { line: 0, character: 13 },
    end: { line: 0, character: 28 },
  });
});

describe('the editor’s own settings', () => {
  it('count, and change while a text is open', async () => {
    const editor = await open({
      settings: { knownWords: ['cytokine'], server: ['x'], method: null },
    });
    await editor.open('a.txt', 'plaintext', hard);
    const underlined = async () => (await editor.underlined('a.txt')).map(([word]) => word);
    await vi.waitFor(async () => expect(await underlined()).toEqual(['phosphorylation']));
    await editor.configure({ 'known-words': ['phosphorylation'], longestSentence: 5, mid: true });
    await vi.waitFor(async () => expect(await underlined()).toEqual(['cytokine']));
  });

  it('are told where they are wrong', async () => {
    const editor = await open({ settings: { longestSentence: 'many' } });
    await editor.open('a.txt', 'plaintext', hard);
    expect(await editor.message()).toContain(
      'vernacular.longest-sentence: expected number, received string',
    );
  });
});
