import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeResultDocument } from '@vernacular/documents';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { runForTests, type Given, type Outcome } from './run-for-tests.ts';

// Making dictionaries takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const text = 'The cell holds apoptosome.';
const german =
  'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geiste der Brüderlichkeit begegnen.';
const looksGerman =
  'This looks like German. Vernacular can judge English and Hebrew. Add --language en to judge it as English all the same.';
const before = process.cwd();
let folder: string;
let data: string;
/** The first use of a new data folder. */
let first: Outcome;

type Explained = readonly [args: readonly string[], expected: string];

/** Runs a command line in the folder of the examples. */
const vernacular = (args: readonly string[], { input = '', environment = {} }: Given = {}) =>
  runForTests(args, { input, environment: { DATA_DIR: data, ...environment } });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-cli-'));
  process.chdir(folder);
  data = join(folder, 'data');
  writeFileSync(join(folder, 'cell.txt'), text);
  writeFileSync(join(folder, 'hebrew.txt'), 'החוקרים גילו דרך חדשה.');
  writeFileSync(join(folder, 'long-hebrew.txt'), 'החוקרים גילו דרך חדשה לרפא את המחלה.');
  writeFileSync(join(folder, 'german.txt'), german);
  writeFileSync(join(folder, '=1+1.txt'), text);
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, 'false.docx'), 'not a document');
  writeFileSync(
    join(folder, 'cell.docx'),
    await writeResultDocument({
      name: text,
      totals: {
        common: 0,
        mid: 0,
        rare: 0,
        cleaned: 0,
        score: 100,
        percentages: { common: 0, mid: 0, rare: 0 },
      },
      feedback: 'Nicely done!',
      pieces: [],
      dictionary: null,
      date: new Date(0),
      direction: 'ltr',
    }),
  );
  first = await vernacular(['analyze', 'cell.txt']);
}, 120_000);

afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

describe('vernacular', () => {
  it('tells its version', async () => {
    expect(await vernacular(['--version'])).toMatchObject({ code: 0, out: '0.1.0\n', err: '' });
  });

  it.each<Explained>([
    [['--help'], 'Usage: vernacular COMMAND'],
    [['analyze', '--help'], 'Usage: vernacular analyze'],
    [['grade', '-h'], 'Usage: vernacular grade'],
    [['compare', '--help'], 'Usage: vernacular compare'],
    [['play', '--help'], 'Usage: vernacular play'],
    [['dictionaries', '--help'], 'Usage: vernacular dictionaries COMMAND'],
    ...['list', 'install', 'build', 'merge', 'verify', 'info'].map(
      (name) =>
        [['dictionaries', name, '--help'], `Usage: vernacular dictionaries ${name}`] as const,
    ),
  ])('explains %j', async (args, expected) => {
    expect(await vernacular(args)).toMatchObject({
      code: 0,
      out: expect.stringContaining(expected),
      err: '',
    });
  });

  it.each([
    ['no command', [], /^Usage/],
    ['an unknown command', ['frobnicate'], /no command ‘frobnicate’/],
    ['no file', ['analyze'], /Name a file/],
    ['two files', ['analyze', 'a', 'b'], /Name one file/],
    ['an unknown option', ['analyze', 'cell.txt', '--frob'], /Unknown option '--frob'/],
    ['two forms at once', ['analyze', 'cell.txt', '--json', '--html'], /Choose one/],
    [
      'an unknown method',
      ['analyze', 'cell.txt', '--method', 'x'],
      /published or refined, not ‘x’/,
    ],
    ['an unknown language', ['analyze', 'cell.txt', '--language', 'fr'], /en or he, not ‘fr’/],
    ['a malformed code', ['analyze', 'cell.txt', '--dictionary', 'x'], /Invalid format: x/],
    ['an unknown format', ['grade', 'cell.txt', '--format', 'x'], /standard or extended/],
    ['no files to grade', ['grade'], /Name at least one/],
    ['no texts to count', ['dictionaries', 'build', '--language', 'en'], /--from FOLDER/],
    ['no language to count', ['dictionaries', 'build', '--from', '.'], /--language/],
    ['no name for a sum', ['dictionaries', 'merge', 'EnglishGeneral'], /--code/],
  ])('answers %s with a sentence and the exit code 2', async (_what, args, expected) => {
    const { code, out, err } = await vernacular(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(expected);
  });
});

describe('vernacular analyze', () => {
  it('makes the general dictionaries at its first use, and says so', () => {
    expect(first).toMatchObject({ code: 0, err: expect.stringContaining('Making the dictionary') });
  });

  it('sets rare words off by marks where there is no terminal', async () => {
    const { code, out, err } = await vernacular(['analyze', 'cell.txt']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The cell holds *apoptosome*.');
    expect(out).toMatch(/^\*Rare\* +1 +25 %$/m);
    expect(out).toMatch(/^Score 75 of 100\. Try to get it higher in the next round\.$/m);
    expect(out).toMatch(/^Word counts: General English \(subtitles, books, web\)\.$/m);
  });

  it('uses colour when it is forced to, even though colour is not wanted', async () => {
    const environment = { FORCE_COLOR: '1', NO_COLOR: '1' };
    const { out } = await vernacular(['analyze', 'cell.txt'], { environment });
    expect(out).toContain('\u001b[1;4;31mapoptosome\u001b[0m');
  });

  it('lets no text steer the terminal', async () => {
    const { out } = await vernacular(['analyze', '-'], { input: 'a\u001b[2Jb\u0007c\u009b' });
    expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('reads what is piped in, text or Word', async () => {
    expect((await vernacular(['analyze', '-'], { input: text })).out).toContain('*apoptosome*');
    const docx = await vernacular(['analyze', 'cell.docx']);
    expect(docx.out).toContain('*apoptosome*');
  });

  it('says that a text has no words, and gives it no score', async () => {
    for (const format of [[], ['--html']]) {
      const { out } = await vernacular(['analyze', '-', ...format]);
      expect(out).toContain('The text has no words.');
      expect(out).not.toContain('of 100');
    }
  });

  it('tells Hebrew by its letters', async () => {
    expect((await vernacular(['analyze', 'hebrew.txt'])).out).toContain('General Hebrew');
  });

  it('says when other counts answer than those asked for', async () => {
    const { code, err } = await vernacular([
      'analyze',
      'cell.txt',
      '--dictionary',
      'English2012_2015',
    ]);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'English2012_2015 is not installed; General English (subtitles, books, web) answers instead.\n',
    });
  });

  it('prints JSON for other programs', async () => {
    const { out } = await vernacular(['analyze', 'cell.txt', '--json']);
    const report = JSON.parse(out) as { tokens: unknown[] };
    expect(report).toMatchObject({
      name: 'cell.txt',
      score: 75,
      words: 4,
      rare: 1,
      dictionary: { code: 'EnglishGeneral', isSubstitute: true, cutoffs: { common: 8, mid: 0.7 } },
    });
    expect(report.tokens[3]).toMatchObject({
      word: 'apoptosome',
      level: 'rare',
      start: 15,
      end: 25,
    });
  });

  it('leaves names alone by the refined method, and says that it is another measure', async () => {
    const input = 'We met Rakedzon in the town of IL-6.';
    const read = (...args: string[]) => vernacular(['analyze', '-', ...args], { input });
    expect((await read()).out).toContain('*Rakedzon*');
    const { out } = await read('--method', 'refined');
    expect(out).toContain('We met Rakedzon in the town of IL-6.');
    expect(out).toContain('do not compare this score with the literature.');
    expect(out).toContain('Symbols and formulas, counted apart: IL-6.');
    expect(out).toMatch(/^Difficulty \d\.\d\d: 0 if .* it says little\.$/m);
    expect(JSON.parse((await read('--method', 'refined', '--json')).out)).toMatchObject({
      method: 'refined',
      refinements: [{ kind: 'name', at: 2 }],
      symbols: [{ symbol: 'IL-6', start: 31, end: 35 }],
    });
  });

  it('reads Hebrew by the published method, whatever is asked', async () => {
    const { code, err } = await vernacular(['analyze', 'hebrew.txt', '--method', 'refined']);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'The refined method reads English only; the published one answers instead.\n',
    });
  });

  it('prints a page that stands alone', async () => {
    const { out } = await vernacular(['analyze', 'cell.txt', '--html']);
    expect(out).toMatch(/^<!doctype html>/);
    expect(out).toContain('<span class="rare">apoptosome</span>');
    expect(out).not.toMatch(/src=|href=|<script/);
  });

  it.each([
    ['missing.txt', /^vernacular: missing\.txt: There is no such file\.\n$/],
    ['.', /^vernacular: \.: This is a folder, not a file\.\n$/],
    ['false.docx', /^vernacular: false\.docx: This file is named \.docx, but it is .*\.\n$/],
    ['empty.txt', /^vernacular: empty\.txt: This file is empty\.\n$/],
  ])('answers trouble with %s with one sentence and the exit code 1', async (path, expected) => {
    const { code, out, err } = await vernacular(['analyze', path]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(expected);
  });
});

describe('vernacular grade', () => {
  it('gives a row for each file, one that says why for a bad one, and the exit code 1', async () => {
    const { code, out, err } = await vernacular(['grade', 'cell.txt', 'false.docx', '=1+1.txt']);
    const [head, good, bad, formula] = out.split('\r\n');
    expect(code).toBe(1);
    expect(head).toMatch(/^\ufeff"File Name","Common \(percent, count\)"/);
    expect(good).toMatch(/^"cell\.txt","75%, 3",.*,"75","4","General English [^"]+"$/);
    expect(bad).toMatch(/^"false\.docx","This file is named \.docx, but it is .*"/);
    expect(formula).toMatch(/^"'=1\+1\.txt"/);
    expect(err).toMatch(/^false\.docx: This file is named \.docx, but it is .*\.\n$/);
  });

  it('has more columns when they are asked for', async () => {
    const { out } = await vernacular(['grade', 'cell.txt', '--format', 'extended']);
    expect(out).toContain('"Common (percent)","Common (count)"');
    expect(out).toContain('"Rare Words"');
    expect(out).toContain('"apoptosome"');
  });

  it('tells the method of each text when the refined one is asked for', async () => {
    const { out, err } = await vernacular(['grade', 'cell.txt', 'hebrew.txt', '--method=refined']);
    const [head, english, hebrew] = out.split('\r\n');
    expect(head).toMatch(/,"Method"$/);
    expect(english).toMatch(/,"refined"$/);
    expect(hebrew).toMatch(/,"published"$/);
    expect(err).toBe(
      'hebrew.txt: The refined method reads English only; the published one answers instead.\n',
    );
  });

  it('ends with 0 when all files were graded', async () => {
    expect(await vernacular(['grade', 'cell.txt', 'cell.docx'])).toMatchObject({
      code: 0,
      err: '',
    });
  });
});

describe('a text in a third language', () => {
  const row = /"german\.txt","This looks like German\.[^"]*"(?:,"")*\r\n"cell\.txt","\d/;
  const checked =
    /This looks like German\..* Add --language en or set language = "en" in \.vernacular\.toml to judge it as English all the same\./;
  const pairs = ['compare', 'cell.txt', 'german.txt', '--with', 'cell.docx', 'german.txt'];
  it.each([
    [['analyze', 'german.txt'], 1, /^$/, `vernacular: ${looksGerman}\n`],
    [pairs, 1, /^(?![^]*german)/, `german.txt: ${looksGerman}\n`],
    [['grade', 'german.txt', 'cell.txt'], 1, row, `german.txt: ${looksGerman}\n`],
    [['check', 'german.txt'], 2, checked, ''],
  ] as const)('is named and has no score: %j', async (args, code, shown, err) => {
    const outcome = await vernacular(args);
    expect(outcome).toMatchObject({ code, err });
    expect(outcome.out).toMatch(shown);
  });

  it.each([['--language', 'en'], ['--insist']])(
    'is judged all the same with %s',
    async (...way) => {
      const { code, out } = await vernacular(['analyze', 'german.txt', '--json', ...way]);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ score: expect.any(Number) });
    },
  );
});

/** The dictionary that a report in JSON names. */
const dictionaryIn = (json: string) =>
  (JSON.parse(json) as { dictionary: { code: string } }).dictionary;

describe('a text in another language than the dictionary', () => {
  const english = ['--dictionary', 'EnglishGeneral'];

  it('is read with the counts of its own, which is said', async () => {
    const { out, err } = await vernacular(['analyze', 'long-hebrew.txt', '--json', ...english]);
    expect(dictionaryIn(out)).toMatchObject({ code: 'HebrewGeneral', requested: 'EnglishGeneral' });
    expect(err).toBe(
      'The text is in Hebrew: General Hebrew (word lists and word pairs) answers, not EnglishGeneral. Add --insist to use it all the same.\n',
    );
  });

  it('is read as asked with --insist', async () => {
    const args = ['analyze', 'long-hebrew.txt', '--json', '--insist', ...english];
    const { out, err } = await vernacular(args);
    expect([dictionaryIn(out).code, err]).toEqual(['EnglishGeneral', '']);
  });

  it('is told for each file of many', async () => {
    const files = ['cell.txt', 'long-hebrew.txt'];
    const { code, err } = await vernacular(['grade', ...files, ...english]);
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringMatching(/^long-hebrew\.txt: The text is in Hebrew: .* --insist .*\n$/),
    });
    expect(await vernacular(['grade', ...files, ...english, '--insist'])).toMatchObject({
      err: '',
    });
  });

  it('is told of a pair', async () => {
    const args = ['compare', 'long-hebrew.txt', '--with', 'long-hebrew.txt', ...english];
    expect((await vernacular(args)).err).toMatch(/^The text is in Hebrew: .* --insist .*\n$/);
    expect(await vernacular([...args, '--insist'])).toMatchObject({ code: 0, err: '' });
  });

  it('is what --language says it is', async () => {
    const args = ['analyze', 'long-hebrew.txt', '--json', '--language', 'en', ...english];
    expect(dictionaryIn((await vernacular(args)).out).code).toBe('EnglishGeneral');
  });
});

describe('vernacular dictionaries', () => {
  it('lists what is installed and what is not', async () => {
    const { code, out } = await vernacular(['dictionaries', 'list']);
    expect(code).toBe(0);
    expect(out).toMatch(/^EnglishGeneral +yes +[\d,]+ +General English/m);
    expect(out).toMatch(/^English2021_2024 +no +News in English, 2021–2024$/m);
  });

  it.each([
    [['info', 'English2012_2015'], /The dictionary English2012_2015 is not installed\./],
    [['verify', 'Nothing1999_2000'], /There is no dictionary Nothing1999_2000/],
    [['install', '--from', 'nowhere'], /nowhere.* could not be read/],
    [['build', '--language', 'en', '--from', 'nowhere'], /nowhere/],
  ])('answers trouble with %j with one sentence and the exit code 1', async (args, expected) => {
    const { code, err } = await vernacular(['dictionaries', ...args]);
    expect(code).toBe(1);
    expect(err).toMatch(expected);
    expect(err).toMatch(/^vernacular: .*\n$/);
  });
});
