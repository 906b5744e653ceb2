import { buildWordTable, type Dictionary } from '@vernacular/analyzer';
import { describe, expect, it, vi } from 'vitest';

import type { Answer, DictionaryAddress } from './protocol.ts';
import { createReader } from './worker-handler.ts';

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
    findHelp: async ({ text }) => ({
      terms: [],
      helpAt: ({ start, end }) => {
        const term = text.slice(start, end);
        const gloss = { meaning: `some ${term}`, insert: { at: end, text: ` (some ${term})` } };
        return {
          start,
          end,
          term,
          plainer: [],
          gloss,
          isExplained: false,
          isFamiliar: false,
          field: null,
        };
      },
    }),
    pause: async () => undefined,
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
    [
      'for a word of the newest text',
      true,
      'gene',
      { term: 'gene', gloss: { meaning: 'some gene' } },
    ],
    ['for none before a dictionary is open', false, 'gene', null],
    ['for none that stands there no more', true, 'cell', null],
  ])('finds help %s', async (_, isOpen, written, help) => {
    const { ask, next } = reader();
    const opened = next();
    if (isOpen) ask({ kind: 'open', dictionary: address });
    if (isOpen) await opened;
    ask({ kind: 'read', version: 1, text: 'the gene', method: 'published', insists: false });
    const helped = next();
    ask({ kind: 'help-at', id: 3, word: { start: 4, end: 8 }, written });
    const answer = (await helped) as { readonly help: object | null };
    expect([answer.help]).toMatchObject([help]);
  });

  it('finds help for a word that is pressed while another dictionary opens', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    ask({ kind: 'read', version: 1, text: 'the gene', method: 'published', insists: false });
    const [again, helped] = [next(), next()];
    ask({ kind: 'open', dictionary: { ...address } });
    ask({ kind: 'help-at', id: 3, word: { start: 4, end: 8 }, written: 'gene' });
    await again;
    expect(await helped).toMatchObject({ kind: 'helped-at', id: 3, help: { term: 'gene' } });
  });

  it('finds the help for the whole text, but not for one that has changed', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    ask({ kind: 'read', version: 7, text: 'the kinase', method: 'published', insists: false });
    const helped = next();
    ask({ kind: 'help', id: 4, version: 7, rounds: [] });
    expect(await helped).toMatchObject({ help: { words: [{ word: 'kinase' }], helpless: 0 } });
    const late = next();
    ask({ kind: 'help', id: 5, version: 6, rounds: [] });
    expect(await late).toEqual({ kind: 'helped', id: 5, help: 'late' });
  });

  it('puts the words that readers marked first in the help', async () => {
    const { ask, next } = reader();
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    ask({ kind: 'read', version: 1, text: 'kinase, genes', method: 'published', insists: false });
    const helpBy = async (marked: number) => {
      const helped = next();
      const rounds = [{ resultsLink: '', readers: 14, words: [['gene', marked]] }] as const;
      ask({ kind: 'help', id: marked, version: 1, rounds });
      const { help } = (await helped) as { help: { words: readonly { word: string }[] } };
      return help.words.map(({ word }) => word);
    };
    expect(await helpBy(0)).toEqual(['kinase', 'genes']);
    expect(await helpBy(1)).toEqual(['genes', 'kinase']);
  });

  it('tells that tables did not come from that they hold nothing', async () => {
    const trouble = vi.spyOn(console, 'error').mockReturnValue();
    const { ask, next } = reader(undefined, { findHelp: away });
    const opened = next();
    ask({ kind: 'open', dictionary: address });
    await opened;
    ask({ kind: 'read', version: 1, text: 'the gene', method: 'published', insists: false });
    const at = next();
    ask({ kind: 'help-at', id: 3, word: { start: 4, end: 8 }, written: 'gene' });
    expect(await at).toEqual({ kind: 'helped-at', id: 3, help: null });
    const all = next();
    ask({ kind: 'help', id: 4, version: 1, rounds: [] });
    expect(await all).toEqual({ kind: 'helped', id: 4, help: null });
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
