import { buildWordTable, type Dictionary } from '@vernacular/analyzer';
import { describe, expect, it, vi } from 'vitest';

import type { Answer, DictionaryAddress } from './protocol.ts';
import { createReader } from './reader.ts';

const address: DictionaryAddress = {
  code: 'English2021_2024',
  language: 'en',
  levelsUrl: '/levels',
  countsUrl: '/counts',
  isPrivate: false,
};
const dictionary: Dictionary = {
  code: address.code,
  language: 'en',
  label: 'News in English, 2021–2024',
  period: { from: 2021, to: 2024 },
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1000, mid: 50 },
  tokens: null,
  edition: 'levels',
  table: buildWordTable([
    ['the', 5000],
    ['gene', 389],
  ]),
};

type Outside = Partial<Parameters<typeof createReader>[0]>;

const away = () => Promise.reject(new TypeError('Failed to fetch'));

function reader(
  open: (of: DictionaryAddress) => Promise<Dictionary> = async () => dictionary,
  others: Outside = {},
) {
  const answers: Answer[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  let opens = 0;
  const ask = createReader({
    open,
    openCounts: async () => {
      opens += 1;
      if (opens === 1) throw new Error('offline');
      return dictionary;
    },
    suggest: async ({ text, totals }, { start, end }) => [
      {
        plainer: `not ${text.slice(start, end)}`,
        level: 'common',
        replaces: { start, end },
        by: '',
        unroundedScore: totals.unroundedScore ?? 0,
      },
    ],
    explain: async (text, { start, end }) => [`some ${text.slice(start, end)}`],
    readFile: async (file) => ({ kind: 'read', text: await file.text() }),
    ...others,
    answer: (answer) => {
      answers.push(answer);
      waiting.shift()?.(answer);
    },
  });
  const next = () => new Promise<Answer>((resolve) => waiting.push(resolve));
  return { ask, answers, next };
}

/** What the worker answers about a text. */
const reading = async (written: string, insists: boolean) => {
  const { ask, next } = reader();
  const opened = next();
  ask({ kind: 'open', dictionary: address });
  await opened;
  const read = next();
  ask({ kind: 'read', version: 1, text: written, method: 'published', insists });
  return read;
};

describe('a text in a third language', () => {
  const text =
    'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geiste der Brüderlichkeit begegnen.';
  it('is named and has no levels', async () =>
    expect(await reading(text, false)).toMatchObject({ foreign: 'de', levels: null }));

  it('has levels when its writer insists', async () =>
    expect(await reading(text, true)).toMatchObject({
      foreign: 'de',
      levels: { totals: { cleaned: 26 } },
    }));

  it('is named in one sentence too, as the server names it', async () =>
    expect(await reading(text.slice(0, 64), false)).toMatchObject({ foreign: 'de', levels: null }));

  it('is not seen in a few words', async () =>
    expect(await reading(text.slice(0, 23), false)).toMatchObject({
      foreign: null,
      levels: { totals: { cleaned: 4 } },
    }));
});

describe('words in the other script', () => {
  const beside = { ...address, code: 'HebrewGeneral', language: 'he' as const };
  const hebrew = { ...dictionary, code: beside.code, language: beside.language };
  const opened = async (...texts: string[]) => {
    const fetched: string[] = [];
    const { ask, answers, next } = reader(async ({ code }) => {
      fetched.push(code);
      return code === beside.code
        ? { ...hebrew, table: buildWordTable([['שלום', 5000]]) }
        : dictionary;
    });
    const isOpen = next();
    ask({ kind: 'open', dictionary: { ...address, beside } });
    await isOpen;
    for (const [version, text] of texts.entries())
      ask({ kind: 'read', version, text, method: 'published', insists: false });
    return { fetched, answers, next };
  };

  it('are read again once the counts of their own have come', async () => {
    const { answers, fetched, next } = await opened('the שלום');
    await next();
    const rare = answers.flatMap((one) =>
      one.kind === 'reading' && one.levels ? [one.levels.totals.rare] : [],
    );
    expect([rare, fetched]).toEqual([
      [1, 0],
      [address.code, beside.code],
    ]);
  });

  it('are said to lack their counts when these did not come, and no longer once they have', async () => {
    let isAway = true;
    const { ask, next } = reader(async ({ code }) => {
      if (code === beside.code && isAway) throw new TypeError('Failed to fetch');
      return dictionary;
    });
    const isOpen = next();
    ask({ kind: 'open', dictionary: { ...address, beside } });
    await isOpen;
    const readAnew = (version: number) =>
      ask({ kind: 'read', version, text: 'the שלום', method: 'published', insists: false });
    readAnew(1);
    expect(await next()).toMatchObject({ kind: 'unopened', code: beside.code });
    isAway = false;
    readAnew(2);
    const answers = await Promise.all([next(), next()]);
    expect(answers[1]).toEqual({ kind: 'opened', code: beside.code });
  });

  it('fetch nothing where there are none', async () => {
    const { fetched } = await opened('the gene', 'the');
    expect(fetched).toEqual([address.code]);
  });
});

describe('the reader in the worker', () => {
  it('counts words without a dictionary', () => {
    const { ask, answers } = reader();
    ask({
      kind: 'read',
      version: 1,
      text: 'well-known  words',
      method: 'published',
      insists: false,
    });
    expect(answers).toEqual([
      { kind: 'reading', version: 1, code: null, wordCount: 2, foreign: null, levels: null },
    ]);
  });

  it('gives every word its level and place', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    expect(await opened).toEqual({ kind: 'opened', code: address.code });
    const read = next();
    ask({
      kind: 'read',
      version: 7,
      text: 'the gene, the kinase',
      method: 'published',
      insists: false,
    });
    const answer = await read;
    expect(answer).toMatchObject({
      version: 7,
      code: address.code,
      wordCount: 4,
      levels: {
        totals: { common: 2, mid: 1, rare: 1, cleaned: 4, score: 63 },
        words: { flagged: [{ word: 'gene' }, { word: 'kinase', level: 'rare' }] },
      },
    });
  });

  it('tells the level of a word by several dictionaries, each fetched once, and which could not be had', async () => {
    const fetched: string[] = [];
    let isAway = true;
    const { ask, next } = reader(async ({ levelsUrl }) => {
      fetched.push(levelsUrl);
      if (levelsUrl === '/away' && isAway) throw new Error('offline');
      return dictionary;
    });
    const dictionaries = [address, { ...address, levelsUrl: '/away' }];
    const compare = async (id: number, word: string) => {
      ask({ kind: 'compare', id, word, dictionaries });
      return next();
    };
    expect(await compare(1, 'gene')).toEqual({ kind: 'compared', id: 1, levels: ['mid', null] });
    isAway = false;
    expect(await compare(2, 'kinase')).toEqual({
      kind: 'compared',
      id: 2,
      levels: ['rare', 'rare'],
    });
    expect(fetched).toEqual(['/levels', '/away', '/away']);
  });

  it.each([
    ['of a word of the newest text', 'gene', ['some gene']],
    ['of none that stands there no more', 'cell', null],
  ])('tells the senses %s', async (_, written, senses) => {
    const { ask, next } = reader();
    const read = next();
    ask({ kind: 'read', version: 1, text: 'The gene.', method: 'published', insists: false });
    await read;
    const explained = next();
    ask({ kind: 'explain', id: 4, word: { start: 4, end: 8 }, written });
    expect(await explained).toEqual({ kind: 'explained', id: 4, senses });
  });

  it('suggests plainer words for a word of the newest text', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    ask({ kind: 'read', version: 1, text: 'the gene', method: 'published', insists: false });
    const suggested = next();
    ask({ kind: 'suggest', id: 3, word: { start: 4, end: 8 }, written: 'gene' });
    expect(await suggested).toMatchObject({
      kind: 'suggested',
      id: 3,
      suggestions: [{ plainer: 'not gene', unroundedScore: 75 }],
    });
  });

  it.each([
    ['before a dictionary is open', false, 'gene'],
    ['for a word that stands there no more', true, 'cell'],
  ])('cannot look for plainer words %s', async (_, isOpen, written) => {
    const { ask, next } = reader();
    const opened = next();
    if (isOpen) ask({ kind: 'open', dictionary: address });
    if (isOpen) await opened;
    ask({ kind: 'read', version: 1, text: 'the gene', method: 'published', insists: false });
    const suggested = next();
    ask({ kind: 'suggest', id: 3, word: { start: 4, end: 8 }, written });
    expect((await suggested) as unknown).toMatchObject({ suggestions: null });
  });

  it('tells that tables did not come from that they hold nothing', async () => {
    const trouble = vi.spyOn(console, 'error').mockReturnValue();
    const { ask, next } = reader(undefined, { suggest: away, explain: away });
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    ask({ kind: 'read', version: 1, text: 'the gene', method: 'published', insists: false });
    const word = { start: 4, end: 8 };
    const suggested = next();
    ask({ kind: 'suggest', id: 3, word, written: 'gene' });
    expect(await suggested).toEqual({ kind: 'suggested', id: 3, suggestions: null });
    const explained = next();
    ask({ kind: 'explain', id: 4, word, written: 'gene' });
    expect(await explained).toEqual({ kind: 'explained', id: 4, senses: null });
    expect(trouble).toHaveBeenCalledTimes(2);
    trouble.mockRestore();
  });

  it('reads by the refined method when asked, with the levels edition alone', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    const read = next();
    const text = 'the Rakedzon, the genes';
    ask({ kind: 'read', version: 1, text, method: 'refined', insists: false });
    const answer = await read;
    expect(answer).toMatchObject({
      levels: {
        totals: { common: 3, mid: 1, rare: 0 },
        words: { flagged: [{ word: 'genes', level: 'mid' }] },
      },
    });
    expect(answer.kind === 'reading' && answer.levels?.words.notes).toEqual(
      new Map([
        [1, [{ kind: 'name' }]],
        [3, [{ kind: 'family', base: 'gene' }]],
      ]),
    );
  });

  it('counts the words apart that the readers know, in any of their forms', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    ask({ kind: 'know', words: ['kinases', 'axon'] });
    const read = next();
    ask({
      kind: 'read',
      version: 1,
      text: 'the Kinase, the kinases, the gene, the lipase',
      method: 'published',
      insists: false,
    });
    expect(await read).toMatchObject({
      levels: {
        totals: { mid: 1, rare: 3, cleaned: 8 },
        known: { words: 1, places: 2, totals: { mid: 1, rare: 1, cleaned: 8 } },
        words: {
          flagged: [
            { word: 'Kinase', knownAs: ['kinases'] },
            { word: 'kinases', knownAs: ['kinases'] },
            { word: 'gene' },
            { word: 'lipase' },
          ],
        },
      },
    });
  });

  it('counts nothing apart when the readers know none of the words, or are said to know none', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    ask({ kind: 'know', words: ['kinase'] });
    const first = next();
    ask({ kind: 'read', version: 1, text: 'the gene', method: 'published', insists: false });
    expect(await first).toMatchObject({ levels: { known: null } });
    ask({ kind: 'know', words: [] });
    const second = next();
    ask({ kind: 'read', version: 2, text: 'the kinase', method: 'published', insists: false });
    const answer = await second;
    expect(answer).toMatchObject({ levels: { known: null } });
    expect(answer.kind === 'reading' && answer.levels?.words.flagged[0]).not.toHaveProperty(
      'knownAs',
    );
  });

  it('says when a dictionary cannot be opened', async () => {
    const { ask, next } = reader(async () => Promise.reject(new Error('404')));
    const answer = next();
    ask({ kind: 'open', dictionary: address });
    expect(await answer).toMatchObject({ kind: 'unopened', code: address.code });
  });

  it('has no exact count before a dictionary is open', async () => {
    const { ask, next } = reader();
    const answer = next();
    ask({ kind: 'count', id: 3, word: 'gene' });
    expect(await answer).toEqual({ kind: 'counted', id: 3, count: null });
  });

  it('reads a file', async () => {
    const { ask, next } = reader();
    const answer = next();
    ask({ kind: 'open-file', id: 4, file: new File(['Leaves.'], 'leaf.txt') });
    expect(await answer).toEqual({
      kind: 'file',
      id: 4,
      reading: { kind: 'read', text: 'Leaves.' },
    });
  });

  it('fetches the exact counts again after a failure', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    const first = next();
    ask({ kind: 'count', id: 1, word: 'gene' });
    expect(await first).toEqual({ kind: 'counted', id: 1, count: null });
    const second = next();
    ask({ kind: 'count', id: 2, word: 'gene' });
    expect(await second).toEqual({ kind: 'counted', id: 2, count: 389 });
  });
});
