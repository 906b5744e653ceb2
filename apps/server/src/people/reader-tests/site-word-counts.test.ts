import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { readerCountsCall, readerResultsCall, type ReaderCounts } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { wordLevelReader, openOwnDictionaries } from '../../analysis/index.ts';
import { type Person, register } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';
import { runReadersCommand } from './readers-command.ts';
import { archiveGivenRounds } from './site-word-counts.ts';

const day = 24 * 60 * 60 * 1000;
const texts = (word: string) =>
  ['moves', 'grows', 'waits'].map((verb) => `The ${word} ${verb} here.`);
const find = ({ words }: ReaderCounts, word: string) => words.find((each) => each.word === word);

describeOnEveryDatabase('reader counts of the site', (open) => {
  // At noon of the 10th, so that a round that ends now counts 30 days later.
  const clock = { at: Date.UTC(2026, 10, 10, 12) };
  const now = () => new Date(clock.at);
  let site: TestSite;
  beforeAll(async () => {
    site = await open({ READER_COUNTS: 'true' }, { now });
  }, 120_000);
  afterAll(() => site.close());

  const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) =>
    site.app.inject({ method, url, ...(payload && { payload }) });
  const sources = () => {
    const { store, dictionaries, config } = site.dependencies;
    const ownDictionaries = openOwnDictionaries(store, config.DATA_DIR, () => undefined);
    return { store, now, readLevels: wordLevelReader({ dictionaries, ownDictionaries }) };
  };

  interface Asked {
    readonly text: string;
    /** Readers, and how many of them mark the second word of the text. */
    readonly readers?: number;
    readonly marking?: number;
    readonly previous?: string;
    readonly by?: Person;
    readonly isGiven?: boolean;
    readonly seconds?: number;
  }
  const give = (key: string) => call('PUT', `/api/reader-results/${key}/site-counts`);
  const takeBack = (key: string) => call('DELETE', `/api/reader-results/${key}/site-counts`);
  const resultsOf = async (key: string) =>
    readerResultsCall.reply.parse((await call('GET', `/api/reader-results/${key}`)).json());

  /** A round that was answered, has ended and is given. */
  async function round(asked: Asked): Promise<string> {
    const { text, readers = 7, marking = 2, previous, by, isGiven = true, seconds = 60 } = asked;
    const who = { textLanguage: 'en', pageLanguage: 'en', askedBy: '', audience: '' };
    const body = { ...who, text, questions: [], ...(previous && { previous }) };
    const reply = await (by
      ? by.call('POST', '/api/reader-tests', body)
      : call('POST', '/api/reader-tests', body));
    const { id, resultsKey } = reply.json<{ id: string; resultsKey: string }>();
    const [, start = 0] = [...text.matchAll(/\b\w+/gu)].map(({ index }) => index);
    for (let reader = 0; reader < readers; reader += 1) {
      const marks = reader < marking ? [{ start, end: start + 1 }] : [];
      const code = randomBytes(16).toString('base64url');
      const answer = { marks, knewAll: marks.length === 0, answers: [], rating: null, seconds };
      const sent = await call('PUT', `/api/reader-tests/${id}/answers/${code}`, answer);
      expect(sent.statusCode).toBe(200);
    }
    await call('PUT', `/api/reader-results/${resultsKey}`, { endsAt: now().toISOString() });
    expect(isGiven ? (await give(resultsKey)).statusCode : 204).toBe(204);
    return resultsKey;
  }
  const rounds = async (word: string, asked: Omit<Asked, 'text'> = {}) => {
    const keys: string[] = [];
    for (const text of texts(word)) keys.push(await round({ ...asked, text }));
    return keys;
  };
  const later = (days: number) => {
    clock.at += days * day;
  };
  const table = async (language = 'en') =>
    readerCountsCall.reply.parse((await call('GET', `/api/reader-counts/${language}`)).json());

  async function run(...args: readonly string[]) {
    let [printed, said] = ['', ''];
    const noted: string[] = [];
    const code = await runReadersCommand(args, {
      open: async () => ({
        ...sources(),
        note: async (event) => void noted.push(event),
        close: async () => undefined,
      }),
      isOn: args[0] !== 'off',
      print: (text) => (printed += text),
      say: (line) => (said += line),
    });
    return { code, printed, said, noted };
  }

  describe('a word', () => {
    it('is shown from twenty readers in three texts on, coarsely, in the month after', async () => {
      await rounds('kinase');
      expect(find(await table(), 'kinase')).toBeUndefined();
      later(30);
      expect(find(await table(), 'kinase')).toEqual({ word: 'kinase', readers: 20, known: 71 });
      expect((await table('he')).words).toEqual([]);
    });

    it.each<readonly [string, string, (word: string) => Promise<unknown>]>([
      ['of three texts with too few readers', 'enzyme', (word) => rounds(word, { readers: 6 })],
      ['of rounds below five readers', 'genome', (word) => rounds(word, { readers: 4 })],
      ['of rounds that were not given', 'neuron', (word) => rounds(word, { isGiven: false })],
      ['of answers too fast to be read', 'lipid', (word) => rounds(word, { seconds: 3 })],
      ['that no dictionary knows, such as a name', 'zorblaxina', (word) => rounds(word)],
      [
        'of one text that was asked about three times',
        'membrane',
        async (word) => {
          for (const text of [1, 2, 3].map(() => `The ${word} moves.`)) await round({ text });
        },
      ],
      [
        'of two texts and a newer version of one',
        'plasma',
        async (word) => {
          const [one = '', two = '', three = ''] = texts(word);
          const previous = await round({ text: one });
          await round({ text: two });
          await round({ text: three, previous });
        },
      ],
    ])('is not shown %s', async (_what, word, asked) => {
      await asked(word);
      later(40);
      expect(find(await table(), word)).toBeUndefined();
    });

    it('is counted with the other forms that a reader marked it by', async () => {
      for (const text of texts('receptor')) await round({ text: `${text} Both receptors do.` });
      later(40);
      expect([find(await table(), 'receptor'), find(await table(), 'receptors')]).toEqual([
        { word: 'receptor', readers: 20, known: 71 },
        { word: 'receptors', readers: 20, known: 71 },
      ]);
    });
  });

  describe('a round', () => {
    it('says whether it is given, and is taken back by its key', async () => {
      const [first = ''] = await rounds('molecule');
      expect((await resultsOf(first)).test.isCounted).toBe(true);
      later(40);
      expect(find(await table(), 'molecule')).toBeDefined();
      expect((await takeBack(first)).statusCode).toBe(204);
      expect((await resultsOf(first)).test.isCounted).toBe(false);
      later(1);
      expect(find(await table(), 'molecule')).toBeUndefined();
      expect((await give('nobody')).statusCode).toBe(404);
    });

    it('is subtracted when its writer deletes it, or the account', async () => {
      const [first = ''] = await rounds('protein');
      const eve = await register(site, 'eve@example.org');
      await rounds('bacteria', { by: eve });
      later(40);
      const before = await table();
      expect([find(before, 'protein'), find(before, 'bacteria')]).not.toContain(undefined);
      await call('DELETE', `/api/reader-results/${first}`);
      await site.dependencies.store.users.erase(eve.id);
      later(1);
      const after = await table();
      expect([find(after, 'protein'), find(after, 'bacteria')]).toEqual([undefined, undefined]);
    });

    it('leaves its words 90 days after its end, and nothing that leads back', async () => {
      const [first = ''] = await rounds('antibody');
      await rounds('vaccine', { isGiven: false });
      later(91);
      const { store } = site.dependencies;
      await store.sweep();
      expect((await call('GET', `/api/reader-results/${first}`)).statusCode).toBe(200);
      // Two servers may come to it at once.
      await Promise.all([archiveGivenRounds(sources()), archiveGivenRounds(sources())]);
      expect((await call('GET', `/api/reader-results/${first}`)).statusCode).toBe(404);
      expect((await takeBack(first)).statusCode).toBe(404);
      expect(find(await table(), 'antibody')).toEqual({ word: 'antibody', readers: 20, known: 71 });
      const kept = await store.readerCounts.words();
      expect(kept.filter(({ word }) => word === 'antibody')).toEqual([
        {
          language: 'en',
          word: 'antibody',
          level: expect.stringMatching(/^(common|mid|rare)$/u) as string,
          readers: 21,
          marked: 6,
          rounds: 3,
        },
      ]);
      expect(kept.some(({ word }) => word === 'vaccine')).toBe(false);
    });

    it('is gone uncounted a day later where nothing counted it', async () => {
      const [first = ''] = await rounds('fungus');
      later(92);
      await site.dependencies.store.sweep();
      expect((await call('GET', `/api/reader-results/${first}`)).statusCode).toBe(404);
      const kept = await site.dependencies.store.readerCounts.words();
      expect(kept.some(({ word }) => word === 'fungus')).toBe(false);
    });

    it('is told to its readers, and to the log of security events, before and after', async () => {
      const dana = await register(site, 'dana@example.org');
      const key = await round({ text: 'The tissue moves.', by: dana });
      await takeBack(key);
      const { test } = await resultsOf(key);
      await call('PUT', `/api/reader-results/${key}`, { endsAt: new Date(clock.at + day) });
      const page = (await call('GET', `/api/reader-tests/${test.id}`)).json<object>();
      expect(page).toMatchObject({ mayBeCounted: true });
      const folder = join(site.dependencies.config.DATA_DIR, 'audit');
      const events = () =>
        (existsSync(folder) ? readdirSync(folder) : [])
          .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
          .filter((line) => line.includes(dana.id))
          .map((line) => (JSON.parse(line) as { event: string }).event)
          .filter((event) => event.startsWith('reader-counts'));
      await expect.poll(events).toEqual(['reader-counts-given', 'reader-counts-taken-back']);
    });
  });

  describe('the operator’s command', () => {
    it('exports the words with the share that knew them and its interval', async () => {
      await rounds('hormone');
      later(40);
      const { code, printed, noted } = await run('export');
      const lines = printed.replace('\uFEFF', '').split('\r\n');
      expect(lines[0]).toBe(
        '"language","word","level","readers","marked","known_share","known_low","known_high","rounds"',
      );
      // prop.test(15, 21, correct = FALSE) of R: 0.7143, 0.5004 to 0.8619.
      const row = lines.find((line) => line.includes('"hormone"'));
      expect(row).toMatch(
        /^"en","hormone","(common|mid|rare)","21","6","0.7143","0.5004","0.8619","3"$/u,
      );
      expect([code, noted]).toEqual([0, ['reader-counts-exported']]);
    });

    it('writes a file for its owner alone', async () => {
      const file = join(site.dependencies.config.DATA_DIR, 'counts.csv');
      const { printed, said } = await run('export', '--out', file);
      expect([printed, said]).toEqual(['', expect.stringContaining(` words to ${file}.`)]);
      expect(statSync(file).mode & 0o077).toBe(0);
    });

    it('lists given rounds without their texts, and takes one out', async () => {
      const key = await round({ text: 'The kidney moves.' });
      const { id } = (await resultsOf(key)).test;
      const { printed, noted } = await run('list');
      expect(printed).toContain(`${id}  en  7 readers  given `);
      expect([printed.includes('kidney'), noted]).toEqual([false, ['reader-rounds-listed']]);
      expect(await run('remove', id)).toMatchObject({ code: 0, noted: ['reader-round-removed'] });
      expect((await resultsOf(key)).test.isCounted).toBe(false);
      expect(await run('remove', id)).toMatchObject({ code: 1, noted: [] });
    });

    it.each([[[]], [['off']], [['remove']], [['list', 'all']], [['list', '--out', 'file']]])(
      'explains itself when it is asked %j',
      async (args) => {
        const { code, said } = await run(...args);
        expect([code, said]).toEqual([2, expect.stringMatching(/^Usage: npm run readers/u)]);
      },
    );
  });

  it('are in the export of a person, as the person may see results', async () => {
    const fay = await register(site, 'fay@example.org');
    await round({ text: 'The liver moves.', by: fay });
    await round({ text: 'The lung moves.', by: fay, readers: 4 });
    const { readerTests } = (await fay.call('GET', '/api/profile/export')).json<{
      readerTests: readonly { results: ReturnType<typeof readerResultsCall.reply.parse> }[];
    }>();
    const byText = new Map(readerTests.map(({ results }) => [results.test.text, results]));
    expect(byText.get('The liver moves.')).toMatchObject({ readers: 7, hidden: false });
    expect(byText.get('The lung moves.')).toMatchObject({ readers: 4, hidden: true, shown: null });
    expect(byText.size).toBe(2);
  });
});

describeOnEveryDatabase('a site without reader counts', (open) => {
  it('gives none, counts none and promises readers that', async () => {
    const site = await open({});
    const sent = await site.app.inject({
      method: 'POST',
      url: '/api/reader-tests',
      payload: {
        text: 'The kinase moves.',
        textLanguage: 'en',
        pageLanguage: 'en',
        askedBy: '',
        audience: '',
        questions: [],
      },
    });
    const { id, resultsKey } = sent.json<{ id: string; resultsKey: string }>();
    const of = `/api/reader-results/${resultsKey}`;
    const page = await site.app.inject({ url: `/api/reader-tests/${id}` });
    expect(page.json()).toMatchObject({ mayBeCounted: false });
    expect((await site.app.inject({ url: of })).json()).toMatchObject({
      test: { isCounted: null },
    });
    const give = await site.app.inject({ method: 'PUT', url: `${of}/site-counts` });
    const table = await site.app.inject({ url: '/api/reader-counts/en' });
    expect([give.statusCode, table.statusCode]).toEqual([404, 404]);
    await site.close();
  });
});
