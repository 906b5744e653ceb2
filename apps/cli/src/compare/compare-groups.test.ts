import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { putDictionaries } from '../dictionaries-for-tests.ts';
import { runForTests } from '../run-for-tests.ts';

const before = process.cwd();
let folder: string;

const compare = (...args: readonly string[]) =>
  runForTests(['compare', ...args], { environment: { DATA_DIR: join(folder, 'data') } });

// Of four words one, two or none are rare in any count of English.
const texts: Readonly<Record<string, string>> = {
  'first/maya.txt': 'The cell apoptosome caspase.',
  'second/Maya.txt': 'The man is here.',
  'first/noam.txt': 'The man is apoptosome.',
  'second/noam.txt': 'The man is here.',
  'first/omer.txt': 'The man is here.',
  'second/omer.txt': 'The man is here.',
  'first/lea.txt': 'The man is here.',
  'second/=dana.txt': 'The man is here.',
  'second/notes.xls': 'The man is here.',
  'second/~$noam.txt': 'The man is here.',
  'paper/coffee.txt':
    'We asked 900 people. Drinking coffee was associated with a lower risk of depression in women.',
  'press/coffee.txt': 'Coffee lowers the risk of depression in women.',
  'wordless/maya.txt': '42',
  'wordless/noam.txt': 'The man is here.',
  'draft/noam_draft.txt': 'The man is apoptosome.',
  'draft/Noam-final.txt': 'The man is here.',
  'elsewhere/nobody.txt': 'The man is here.',
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-compare-'));
  process.chdir(folder);
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(path.split('/')[0]!, { recursive: true });
    writeFileSync(path, text);
  }
  await putDictionaries(join(folder, 'data'));
});

afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

describe('vernacular compare', () => {
  it('leads with the share of rare words, student by student, then all together, then who is missing', async () => {
    const { code, out, err } = await compare('first', 'second');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n').map((line) => line.replaceAll(/ {2,}/g, '  '));
    expect(lines[0]).toBe('STUDENT  RARE WORDS %  AFTER  CHANGE  SCORE  AFTER  CHANGE');
    expect(lines[1]).toMatch(/^maya  50\.0  0\.0  −50\.0  \d\d\.\d  100\.0  \+\d\d\.\d$/);
    expect(lines[2]).toBe('noam  25.0  0.0  −25.0  75.0  100.0  +25.0');
    expect(lines[3]).toBe('omer  0.0  0.0  0.0  100.0  100.0  0.0');
    // Changes −50, −25, 0: mean −25, SD 25; SDs 25 and 0, their mean 12.5; Hedges 4/7.
    expect(lines).toContain('Rare words %  25.0 (25.0)  0.0 (0.0)  −25.0 (25.0)  −1.00  −1.14');
    // t = −25 / (25 / √3); t95 with two degrees of freedom is 4.3027, times 14.434. Ranks of −50 and −25: W 0 of 3, one nought.
    expect(lines).toContain('Rare words %  −87.1  +37.1  −1.73  2  0.225  0.0  0.371');
    expect(out).toContain('Fewer than 10 students: one of them can turn the result.\n');
    expect(out).toContain('where one word moves the share: maya, noam, omer.');
    expect(out).toContain('d_av: mean change / mean of the two SDs, Hedges-corrected.');
    expect(out).toMatch(/^3 students in both rounds\.$/m);
    expect(out).toContain('Only before: first/lea.txt\nOnly after: second/=dana.txt\n');
    expect(out).toContain('Word counts: General English');
    expect(out).not.toMatch(/notes|~\$/);
  });

  it('takes files on both sides of --with, and options behind them', async () => {
    const files = ['first/noam.txt', 'first/lea.txt', '--with', 'second/noam.txt'];
    const { code, out } = await compare(...files, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      students: [{ student: 'noam', rareShare: { before: 25, after: 0, change: -25 } }],
      rareShare: { change: { mean: -25, sd: null }, dz: null, dav: null },
      cautions: { shortTexts: ['noam'], isSmall: true },
      onlyBefore: ['first/lea.txt'],
      onlyAfter: [],
    });
  });

  it('pairs by what names say of their round', async () => {
    const files = ['draft/noam_draft.txt', '--with', 'draft/Noam-final.txt'];
    const { code, out } = await compare(...files, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ students: [{ student: 'noam' }], onlyBefore: [] });
  });

  it('writes a row for each student, numbers as numbers, and one for who is missing', async () => {
    const { code, out } = await compare('first', 'second', '--format', 'csv');
    expect(code).toBe(0);
    const rows = out.split('\r\n');
    expect(rows[0]).toMatch(/^\ufeff"Student","Rare Words Before \(percent\)"/);
    expect(rows[2]).toBe('"noam","25.0","0.0","-25.0","75.0","100.0","25.0","4","4",""');
    expect(rows[4]).toBe('"lea","","","","","","","","","only before"');
    expect(rows[5]).toBe(`"'=dana","","","","","","","","","only after"`);
  });

  it('leaves out a text without words, says so, and ends with 1', async () => {
    const { code, out, err } = await compare('first', 'wordless', '--json');
    expect({ code, err }).toEqual({ code: 1, err: 'wordless/maya.txt: The text has no words.\n' });
    expect((JSON.parse(out) as { students: unknown[] }).students).toHaveLength(1);
  });

  it.each([
    [['first', 'elsewhere'], 1, 'No file of one round has its name in the other.'],
    [['first'], 2, 'Name two folders, or put --with between the two rounds. Try --help.'],
    [['first', '--with'], 2, 'Name files or a folder on both sides of --with. Try --help.'],
    [['--with', 'second'], 2, 'Name files or a folder on both sides of --with. Try --help.'],
    [
      ['first', 'second', '--format', 'xml'],
      2,
      'The format is text or csv, not ‘xml’. Try --help.',
    ],
    [
      ['first', 'second', '--json', '--format=csv'],
      2,
      'Choose one of --json and --format csv. Try --help.',
    ],
  ])('answers %j with the exit code %i and one sentence', async (args, expected, sentence) => {
    const { code, out, err } = await compare(...args);
    expect({ code, out, err }).toEqual({
      code: expected,
      out: '',
      err: `vernacular: ${sentence}\n`,
    });
  });

  it('shows both sentences where a word of caution is gone, and nothing where none is', async () => {
    const { out } = await compare('paper', 'press');
    expect(out).toContain(
      'coffee: a word of caution is gone.\n  Before: Drinking coffee was associated with a lower risk of depression in women.\n  After:  Coffee lowers the risk of depression in women.\n',
    );
    expect((await compare('press', 'paper')).out).not.toContain('caution');
    const json = await compare('paper', 'press', '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      strongerClaims: [
        { student: 'coffee', after: 'Coffee lowers the risk of depression in women.' },
      ],
    });
  });
});
