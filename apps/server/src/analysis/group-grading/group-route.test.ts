import { groupCall, type GroupLine } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formOf, type TestPart } from '../../testing/form-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
}, 120_000);
afterAll(() => site.close());

const file = (fileName: string, content: string): TestPart => ({
  field: 'ArticlesGroupFU',
  fileName,
  content,
});

const post = (query: string, accept: string, ...parts: TestPart[]) => {
  const { payload, headers } = formOf(...parts);
  return site.app.inject({
    method: 'POST',
    url: `${groupCall.path}${query}`,
    payload,
    headers: { ...headers, accept },
  });
};

const cellsOf = (csv: string): string[][] =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/(?<=")\r?\n(?=")/)
    .map((row) =>
      row
        .slice(1, -1)
        .split('","')
        .map((cell) => cell.replaceAll('""', '"')),
    );

const table = async (query: string, ...parts: TestPart[]) => {
  const reply = await post(query, '*/*', ...parts);
  expect(reply.statusCode).toBe(200);
  return cellsOf(reply.body);
};

const lines = async (...parts: TestPart[]): Promise<GroupLine[]> => {
  const reply = await post('', 'application/x-ndjson', ...parts);
  expect(reply.statusCode).toBe(200);
  expect(reply.body.endsWith('\n')).toBe(true);
  const all = reply.body.trimEnd().split('\n');
  return all.map((line) => groupCall.line.parse(JSON.parse(line)));
};

describe('files in another language than the period', () => {
  const files = [
    file('en.txt', 'The researchers found a new way to heal.'),
    file('he.txt', 'החוקרים גילו דרך חדשה לרפא את המחלה.'),
  ];
  const period = { field: 'timePriodDDL', content: 'EnglishGeneral' };
  const answered = async (...parts: TestPart[]) =>
    (await lines(...files, ...parts)).flatMap((line) =>
      line.kind === 'file' && line.status === 'graded'
        ? [[line.dictionary.code, line.dictionary.mismatch, line.notice]]
        : [],
    );

  it('are graded by the counts of their own, each for itself', async () => {
    expect(await answered(period)).toEqual([
      ['EnglishGeneral', undefined, undefined],
      [
        'HebrewGeneral',
        'switched',
        'The text is in Hebrew: General Hebrew (word lists and word pairs) answers, not EnglishGeneral. Send insist=true to have it graded as you chose.',
      ],
    ]);
  });

  it('are graded as it was chosen when the request insists', async () => {
    expect(await answered(period, { field: 'insist', content: 'true' })).toEqual([
      ['EnglishGeneral', undefined, undefined],
      ['EnglishGeneral', 'insisted', undefined],
    ]);
  });
});

const colouredTexts = async (query: string) => {
  const reply = await post(query, 'application/x-ndjson', file('a.txt', 'The kinase <b>'));
  const all = reply.body.trimEnd().split('\n');
  return all
    .map((line) => groupCall.line.parse(JSON.parse(line)))
    .flatMap((line) => (line.kind === 'file' && line.status === 'graded' ? [line.htmlResult] : []));
};

it('gives the coloured text of each file to whoever asks for it, and to nobody else', async () => {
  expect(await colouredTexts('')).toEqual([undefined]);
  const [html] = await colouredTexts('?texts=true');
  expect(html).toMatch(/^<p dir="auto">The <span class="(mid|rare)">kinase<\/span> &lt;b&gt;/u);
});

describe('a file in a third language', () => {
  const files = [
    file(
      'de.txt',
      'Die Zelle teilt sich, und jede der beiden neuen Zellen bekommt von allen Genen, die sie zum Leben braucht, eines.',
    ),
    file('en.txt', 'The cell divides.'),
  ];
  const message = 'This looks like German. Vernacular can judge English and Hebrew.';

  it('has a line and a row that say so, and no score', async () => {
    const [, first, second] = await lines(...files);
    expect(first).toMatchObject({
      status: 'failed',
      code: 'foreign-language',
      message,
      foreignLanguage: { code: 'de', name: 'German' },
    });
    expect(second).toMatchObject({ status: 'graded' });
    expect((await table('', ...files))[1]).toEqual(['de.txt', message, '', '', '', '', '']);
  });

  it('is graded when the request insists', async () => {
    const [, first] = await lines(...files, { field: 'insist', content: 'true' });
    expect(first).toMatchObject({ status: 'graded', dictionary: { mismatch: 'insisted' } });
  });
});

describe('the table of a group', () => {
  it('is saved as Results.csv, in UTF-8 with its mark', async () => {
    const reply = await post('', '*/*', file('a.txt', 'cells'));
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('filename="Results.csv"');
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('has a row for each file, in the order they were sent, under their own names', async () => {
    const rows = await table(
      '',
      file('b.txt', 'The kinase in the qzxvw.'),
      file('a.txt', 'The cell.'),
    );
    expect(rows[0]).toEqual([
      'File Name',
      'Common (percent, count)',
      'Mid-Frequency (percent, count)',
      'Rare (percent, count)',
      'Score',
      'Number Of Words',
      'Dictionary',
    ]);
    const counts = 'General English (subtitles, books, web)';
    expect(rows[1]).toEqual(['b.txt', '60%, 3', '20%, 1', '20%, 1', '70', '5', counts]);
    expect(rows.map(([name]) => name)).toEqual(['File Name', 'b.txt', 'a.txt']);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  });

  it('has the quotes of a name as they were, which a browser sends as %22', async () => {
    const rows = await table('', file('the %22first%22 draft.txt', 'cells'));
    expect(rows[1]?.[0]).toBe('the "first" draft.txt');
  });

  it.each([
    ['a formula', '=HYPERLINK(1).txt'],
    ['a sum', '+1.txt'],
    ['a difference', '-1.txt'],
    ['a mention', '@a.txt'],
  ])('is safe from %s in a name', async (_what, name) => {
    const rows = await table('', file(name, 'cells'));
    expect(rows[1]?.[0]).toBe(`'${name}`);
  });

  it.each([
    ['Hebrew', 'מאמר.txt', 'מאמר.txt'],
    ['a comma', 'a, b.txt', 'a, b.txt'],
    ['a quotation mark', 'a \\"b\\".txt', 'a "b".txt'],
  ])('keeps %s in a name', async (_what, sent, kept) => {
    expect((await table('', file(sent, 'cells')))[1]?.[0]).toBe(kept);
  });

  it('says why a file could not be read, and grades the rest', async () => {
    const rows = await table(
      '',
      file('a.txt', 'cells'),
      file('broken.docx', 'not a document'),
      file('picture.png', 'x'),
      file('b.txt', 'cells'),
    );
    expect(rows.map(([name]) => name)).toEqual([
      'File Name',
      'a.txt',
      'broken.docx',
      'picture.png',
      'b.txt',
    ]);
    expect(rows[2]?.[1]).toMatch(/docx.*\.$/);
    expect(rows[3]?.[1]).toMatch(/\.txt, \.docx.*\.$/);
    expect(rows[4]?.slice(1)).toEqual(rows[1]?.slice(1));
  });

  it('says more when asked to', async () => {
    const [heads = [], row = []] = await table(
      '?format=extended',
      file('a.txt', 'The kinase. The cell.'),
    );
    expect(heads).toEqual(
      expect.arrayContaining(['Distinct Words', 'Meets 98%', 'Flesch Reading Ease']),
    );
    expect(row).toHaveLength(heads.length);
  });

  it('tells the method of each file when the refined one is asked for, in either format', async () => {
    const refined = { field: 'method', content: 'refined' };
    const files = [file('a.txt', 'We met Rakedzon.'), file('b.txt', 'התא מתחלק')];
    for (const query of ['', '?format=extended']) {
      const rows = await table(query, ...files, refined);
      expect(rows.map((row) => row.at(-1))).toEqual(['Method', 'refined', 'published']);
      const rare = rows[0]?.findIndex((head) => head.startsWith('Rare (percent')) ?? -1;
      expect(rows[1]?.[rare]).toMatch(/^0(%, 0)?$/u);
    }
    expect((await table('', ...files))[0]).not.toContain('Method');
    expect((await lines(files[0]!, refined))[1]).toMatchObject({ method: 'refined' });
  });

  it('takes each file by its own language when no period is asked for', async () => {
    const graded = (await lines(file('a.txt', 'The cell'), file('b.txt', 'התא מתחלק'))).filter(
      (line) => line.kind === 'file' && line.status === 'graded',
    );
    expect(graded.map((line) => 'dictionary' in line && line.dictionary.code)).toEqual([
      'EnglishGeneral',
      'HebrewGeneral',
    ]);
  });

  it('goes by the period wherever it stands in the form', async () => {
    const last = { field: 'timePriodDDL', content: 'HebrewGeneral' };
    const graded = (await lines(file('a.txt', 'The cell'), last)).find(
      (line) => line.kind === 'file',
    );
    expect(graded).toMatchObject({ dictionary: { code: 'HebrewGeneral' } });
  });
});

describe('the lines of a group', () => {
  it('begin with the names, tell of each file, and end with the table', async () => {
    const all = await lines(
      file('a.txt', 'The qzxvw, the qzxvw and the kinase.'),
      file('b.png', 'x'),
    );
    expect(all).toMatchObject([
      { kind: 'start', files: ['a.txt', 'b.png'] },
      {
        kind: 'file',
        index: 0,
        name: 'a.txt',
        status: 'graded',
        wordCount: 7,
        distinctWords: 4,
        rareWords: [{ word: 'qzxvw', count: 2 }],
      },
      { kind: 'file', index: 1, name: 'b.png', status: 'failed', code: 'unsupported-file' },
      { kind: 'csv', csv: expect.stringContaining('a.txt') },
    ]);
  });

  it('come as they are made, never packed', async () => {
    const { payload, headers } = formOf(file('a.txt', 'cells'));
    const reply = await site.app.inject({
      method: 'POST',
      url: groupCall.path,
      payload,
      headers: { ...headers, accept: 'application/x-ndjson', 'accept-encoding': 'br, gzip' },
    });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'x-accel-buffering': 'no',
    });
    expect(reply.headers).not.toHaveProperty('content-encoding');
  });

  it('say so when the period is unknown, after the status has been sent', async () => {
    const all = await lines(file('a.txt', 'cells'), { field: 'timePriodDDL', content: 'x' });
    expect(all.at(-1)).toEqual({
      kind: 'error',
      error: { code: 'unknown-dictionary', message: 'Invalid format: x' },
    });
  });
});

describe('a group that can’t be graded', () => {
  it.each([
    ['without files', [], 400, 'no-files'],
    [
      'by a method there is not',
      [file('a.txt', 'cells'), { field: 'method', content: 'best' }],
      400,
      'invalid-request',
    ],
    ['with an empty file field', [file('', '')], 400, 'no-files'],
    [
      'of an unknown period',
      [file('a.txt', 'a'), { field: 'timePriodDDL', content: 'x' }],
      400,
      'unknown-dictionary',
    ],
    ['of 501 files', Array.from({ length: 501 }, () => file('a.txt', 'a')), 413, 'too-many-files'],
    ['of 600 files', Array.from({ length: 600 }, () => file('a.txt', 'a')), 413, 'too-many-files'],
    [
      'of more than 15 MB',
      Array.from({ length: 4 }, () => file('a.txt', 'a'.repeat(4 * 1024 * 1024))),
      413,
      'group-too-large',
    ],
  ])('is refused %s', async (_what, parts, status, code) => {
    const reply = await post('', '*/*', ...parts);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error: { code } });
  });

  it('is refused in an unknown format', async () => {
    const reply = await post('?format=xml', '*/*', file('a.txt', 'a'));
    expect(reply.statusCode).toBe(400);
  });
});
