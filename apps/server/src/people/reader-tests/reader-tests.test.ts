import { randomBytes } from 'node:crypto';

import { readerResultsCall, readerTestCall, readerTestsCall } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Person, register } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

const text = 'The kinase moves the cell. The cell grows.';
const kinase = { start: 4, end: 10 };
const asked = {
  text,
  textLanguage: 'en',
  pageLanguage: 'en',
  askedBy: 'Dana, a biologist',
  audience: 'neighbours',
  questions: [{ question: 'What grows?', expected: 'SECRET: the cell' }],
};
const answered = {
  marks: [kinase],
  knewAll: false,
  answers: ['The cell.'],
  rating: 4,
  seconds: 40,
};
const newCode = () => randomBytes(16).toString('base64url');

interface Links {
  readonly id: string;
  readonly link: string;
  readonly resultsKey: string;
  readonly resultsLink: string;
  readonly endsAt: string;
}

describeOnEveryDatabase('asking readers', (open) => {
  const day = 24 * 60 * 60 * 1000;
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  let site: TestSite;
  let dana: Person;
  beforeAll(async () => {
    site = await open({}, { now });
    dana = await register(site, 'dana@example.org');
  }, 120_000);
  afterAll(() => site.close());

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url, ...(payload && { payload }) });
  const ask = async (changes: object = {}, who?: Person): Promise<Links> => {
    const body = { ...asked, ...changes };
    const reply = await (who
      ? who.call('POST', '/api/reader-tests', body)
      : call('POST', '/api/reader-tests', body));
    expect(reply.statusCode).toBe(200);
    return reply.json<Links>();
  };
  const answer = (id: string, changes: object = {}, code = newCode()) =>
    call('PUT', `/api/reader-tests/${id}/answers/${code}`, { ...answered, ...changes });
  const results = async ({ resultsKey }: Links, query = '') =>
    readerResultsCall.reply.parse(
      (await call('GET', `/api/reader-results/${resultsKey}${query}`)).json(),
    );
  const statusOf = async ({ id }: Links) =>
    (await call('GET', `/api/reader-tests/${id}`)).statusCode;
  const outcome = async (reply: ReturnType<typeof call>) => {
    const { statusCode, json } = await reply;
    return [statusCode, json<{ error?: { code: string } }>().error?.code];
  };

  describe('a test', () => {
    it('is made by a guest, with two links that nobody guesses', async () => {
      const made = await ask();
      expect(made.link).toBe(`/read/${made.id}`);
      expect(made.resultsLink).toBe(`/reader-results/${made.resultsKey}`);
      for (const token of [made.id, made.resultsKey])
        expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
      expect(new Date(made.endsAt).getTime() - now().getTime()).toBeGreaterThan(29 * day);
    });

    it('shows readers the text and the questions, and nothing for the writer alone', async () => {
      const made = await ask({}, dana);
      const reply = await call('GET', `/api/reader-tests/${made.id}`);
      expect(readerTestCall.reply.strict().parse(reply.json())).toMatchObject({
        text,
        questions: ['What grows?'],
        state: 'open',
      });
      for (const secret of ['SECRET', dana.id, dana.email, made.resultsKey])
        expect(reply.body).not.toContain(secret);
    });

    it('counts nobody who only opens it', async () => {
      const made = await ask({}, dana);
      await Promise.all([1, 2, 3].map(() => call('GET', `/api/reader-tests/${made.id}`)));
      expect(await results(made)).toMatchObject({ readers: 0, hidden: true, shown: null });
    });

    it('is for people, not for search engines or caches', async () => {
      const made = await ask();
      for (const url of [
        `/api/reader-tests/${made.id}`,
        `/api/reader-results/${made.resultsKey}`,
        made.link,
        made.resultsLink,
      ]) {
        const { headers } = await site.app.inject({ url, headers: { accept: 'text/html,*/*' } });
        expect(headers).toMatchObject({
          'x-robots-tag': 'noindex, nofollow, noarchive',
          'cache-control': 'no-store',
        });
      }
    });

    it('opens by its own link or key alone', async () => {
      const made = await ask();
      for (const url of [
        `/api/reader-tests/${made.resultsKey}`,
        `/api/reader-results/${made.id}`,
        `/api/reader-results/${newCode()}`,
        '/api/reader-results/%00',
        "/api/reader-tests/'%20OR%201=1--",
      ])
        expect(await outcome(call('GET', url))).toEqual([404, 'invalid-link']);
    });

    it('is listed for its owner alone, newest first', async () => {
      const eve = await register(site, 'eve@example.org');
      const first = await ask({}, eve);
      clock.ahead += 1000;
      const second = await ask({ text: 'x'.repeat(90) }, eve);
      await answer(first.id);
      const list = readerTestsCall.reply
        .strict()
        .parse((await eve.call('GET', '/api/reader-tests')).json()).tests;
      expect(list).toMatchObject([
        { id: second.id, title: 'x'.repeat(80), readers: 0, isEnded: false, mostReaders: 50 },
        { id: first.id, resultsLink: first.resultsLink, readers: 1 },
      ]);
      const others = (await dana.call('GET', '/api/reader-tests')).json<{
        tests: { id: string }[];
      }>();
      expect(others.tests.map(({ id }) => id)).not.toContain(first.id);
      expect((await call('GET', '/api/reader-tests')).statusCode).toBe(401);
    });

    it('is made and listed for a person by a key that may ask readers, which opens nothing else', async () => {
      const gil = await register(site, 'gil@example.org');
      const keyThatMay = async (scope: string) => {
        const made = await gil.call('POST', '/api/keys', { name: 'Terminal', scope });
        return made.json<{ key: string }>().key;
      };
      const [key, writing] = [await keyThatMay('readers'), await keyThatMay('write')];
      const by = (method: 'GET' | 'POST', url: string, user: string, secret: string) =>
        site.app.inject({
          method,
          url,
          headers: {
            authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
          },
          ...(method === 'POST' && { payload: asked }),
        });
      const made = (await by('POST', '/api/reader-tests', gil.email, key)).json<Links>();
      const listed = await by('GET', '/api/reader-tests', gil.email, key);
      expect(listed.json()).toMatchObject({ tests: [{ id: made.id }] });
      expect((await gil.call('GET', '/api/reader-tests')).json()).toEqual(listed.json());
      for (const method of ['GET', 'POST'] as const)
        for (const [user, secret, status, code] of [
          [gil.email, writing, 403, 'key-for-other-calls'],
          [gil.email, `${key}x`, 401, 'unknown-key'],
          [gil.email, '', 401, 'unknown-key'],
          [dana.email, key, 401, 'unknown-key'],
        ] as const)
          expect(await outcome(by(method, '/api/reader-tests', user, secret))).toEqual([
            status,
            code,
          ]);
      expect((await by('GET', '/api/profile', gil.email, key)).statusCode).toBe(401);
      const form = new URLSearchParams({ username: gil.email, apiKey: key });
      expect((await site.app.inject(`/v2/words?${form.toString()}`)).json()).toMatchObject({
        error: { code: 'key-for-other-calls' },
      });
      expect(site.log()).not.toContain(key);
    });

    it.each([
      ['of no text', { text: ' \n ' }, 400],
      ['of too many characters', { text: 'a'.repeat(40_001) }, 400],
      ['of too many words', { text: 'a '.repeat(5001) }, 400],
      [
        'with four questions',
        { questions: ['a', 'b', 'c', 'd'].map((question) => ({ question })) },
        400,
      ],
      ['that has ended', { endsAt: '2020-01-01T00:00:00Z' }, 400],
      ['that ends in two years', { endsAt: '2029-01-01T00:00:00Z' }, 400],
      ['for 501 readers', { mostReaders: 501 }, 400],
      ['in no language', { textLanguage: '<b>' }, 400],
      ['after a round that was not', { previous: newCode() }, 404],
      ['of a task of nobody', { task: { taskType: 'ethics', taskId: 'x' } }, 404],
    ])('cannot be made %s', async (_what, wrong, status) => {
      expect((await call('POST', '/api/reader-tests', { ...asked, ...wrong })).statusCode).toBe(
        status,
      );
    });

    it('takes 5,000 words', async () => {
      expect((await ask({ text: 'a '.repeat(5000) })).id).toMatch(/^[\w-]{22}$/);
    });

    it('cannot be made of somebody else’s task', async () => {
      const { interactions } = site.dependencies.store;
      const taskId = await interactions.save('ethics', dana.id, { original_text: 'Mine.' });
      const eve = await register(site, 'eve-tasks@example.org');
      const body = { ...asked, task: { taskType: 'ethics', taskId } };
      expect((await eve.call('POST', '/api/reader-tests', body)).statusCode).toBe(404);
      expect((await call('POST', '/api/reader-tests', body)).statusCode).toBe(404);
      expect((await dana.call('POST', '/api/reader-tests', body)).statusCode).toBe(200);
    });
  });

  describe('an answer', () => {
    it('sent twice is one, and a changed one replaces it', async () => {
      const made = await ask();
      const code = newCode();
      for (const rating of [1, 1, 5])
        expect((await answer(made.id, { rating }, code)).json()).toEqual({ code });
      for (let reader = 0; reader < 4; reader += 1) await answer(made.id);
      const { readers, shown } = await results(made);
      expect([readers, shown?.ratings]).toEqual([5, [0, 0, 0, 4, 1]]);
    });

    it('sent twice at once is one', async () => {
      const made = await ask();
      const code = newCode();
      const replies = await Promise.all(Array.from({ length: 8 }, () => answer(made.id, {}, code)));
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect((await results(made)).readers).toBe(1);
    });

    it.each([
      ['marks nothing and knows not all', { marks: [] }, 'nothing-marked'],
      ['marks and knows all', { knewAll: true }, 'nothing-marked'],
      ['marks beyond the text', { marks: [{ start: 0, end: text.length + 1 }] }, 'invalid-request'],
      ['marks backwards', { marks: [{ start: 9, end: 4 }] }, 'invalid-request'],
      ['answers what was not asked', { answers: ['a', 'b'] }, 'invalid-request'],
      ['is too long', { answers: ['a'.repeat(1001)] }, 'invalid-request'],
      ['rates by six', { rating: 6 }, 'invalid-request'],
    ])('is refused when it %s', async (_what, wrong, code) => {
      const made = await ask();
      expect(await outcome(answer(made.id, wrong))).toEqual([400, code]);
    });

    it('needs an id that nobody guesses', async () => {
      const made = await ask();
      expect((await answer(made.id, {}, 'one')).statusCode).toBe(400);
    });

    it('does not move to another test', async () => {
      const [one, two] = [await ask(), await ask()];
      const code = newCode();
      await answer(one.id, {}, code);
      expect(await outcome(answer(two.id, {}, code))).toEqual([404, 'invalid-link']);
      expect([(await results(one)).readers, (await results(two)).readers]).toEqual([1, 0]);
    });

    it('is taken back by its code, also after the end', async () => {
      const made = await ask();
      const code = newCode();
      await answer(made.id, {}, code);
      await call('PUT', `/api/reader-results/${made.resultsKey}`, { endsAt: now().toISOString() });
      const back = () => call('DELETE', `/api/reader-tests/answers/${code}`);
      expect((await back()).statusCode).toBe(204);
      expect(await outcome(back())).toEqual([404, 'unknown-code']);
      expect((await results(made)).readers).toBe(0);
    });

    it('comes back as it was written, whatever that is', async () => {
      const hostile = '<script>alert(1)</script>" \u0000\u202e\ud83d\ude00 \'); drop table x;--';
      const made = await ask({
        text: hostile,
        questions: [{ question: hostile, expected: hostile }],
        askedBy: hostile,
      });
      const shown = (await call('GET', `/api/reader-tests/${made.id}`)).json<{ text: string }>();
      // As every text that is kept, without NUL.
      expect(shown.text).toBe(hostile.replaceAll('\0', ''));
      for (let reader = 0; reader < 5; reader += 1)
        await answer(made.id, { marks: [{ start: 1, end: 7 }], answers: [hostile] });
      const { questions = [] } = (await results(made)).shown ?? {};
      expect(questions).toEqual([
        {
          question: hostile,
          expected: hostile,
          answers: Array(5).fill(hostile),
        },
      ]);
    });
  });

  describe('the end', () => {
    it('stops answers and changes of them, and hides the text', async () => {
      const made = await ask({ endsAt: new Date(now().getTime() + 60_000).toISOString() });
      const code = newCode();
      await answer(made.id, {}, code);
      clock.ahead += 61_000;
      expect(await outcome(answer(made.id))).toEqual([410, 'reader-test-ended']);
      expect(await outcome(answer(made.id, {}, code))).toEqual([410, 'reader-test-ended']);
      expect((await call('GET', `/api/reader-tests/${made.id}`)).json()).toMatchObject({
        text: '',
        state: 'ended',
      });
    });

    it('is set by the results key, at most a year after the first day', async () => {
      const made = await ask();
      const end = (endsAt: Date) =>
        call('PUT', `/api/reader-results/${made.resultsKey}`, { endsAt: endsAt.toISOString() });
      expect((await end(new Date(0))).statusCode).toBe(200);
      expect((await results(made)).test.isEnded).toBe(true);
      expect((await end(new Date(now().getTime() + day))).statusCode).toBe(200);
      expect((await answer(made.id)).statusCode).toBe(200);
      expect((await end(new Date(now().getTime() + 366 * day))).statusCode).toBe(400);
    });

    it('is followed by deletion after 90 days', async () => {
      const made = await ask({ endsAt: new Date(now().getTime() + 1000).toISOString() });
      clock.ahead += 89 * day;
      await site.dependencies.store.sweep();
      expect((await results(made)).test.isEnded).toBe(true);
      clock.ahead += 2 * day;
      await site.dependencies.store.sweep();
      const url = `/api/reader-results/${made.resultsKey}`;
      expect(await outcome(call('GET', url))).toEqual([404, 'invalid-link']);
    });
  });

  describe('a full test', () => {
    it('takes no other reader and still takes changes', async () => {
      const made = await ask({ mostReaders: 1 });
      const code = newCode();
      await answer(made.id, {}, code);
      expect(await outcome(answer(made.id))).toEqual([409, 'reader-test-full']);
      expect((await answer(made.id, { rating: 2 }, code)).statusCode).toBe(200);
      expect((await call('GET', `/api/reader-tests/${made.id}`)).json()).toMatchObject({
        state: 'full',
      });
    });

    it('never has more readers than it may, with 200 answers at once from one address', async () => {
      const made = await ask({ mostReaders: 150 });
      // On a busy machine some wait too long for a connection, and are sent again as the page does.
      const sent = async (code = newCode()): ReturnType<typeof answer> => {
        const reply = await answer(made.id, {}, code);
        return reply.statusCode === 503 ? sent(code) : reply;
      };
      const replies = await Promise.all(Array.from({ length: 200 }, () => sent()));
      const count = (status: number) =>
        replies.filter(({ statusCode }) => statusCode === status).length;
      expect([count(200), count(409)]).toEqual([150, 50]);
      expect((await results(made)).readers).toBe(150);
    });
  });

  describe('a deleted test', () => {
    it('is gone with its answers, while others are being sent', async () => {
      const made = await ask();
      const codes = Array.from({ length: 40 }, newCode);
      const [gone, ...replies] = await Promise.all([
        call('DELETE', `/api/reader-results/${made.resultsKey}`),
        ...codes.map((code) => answer(made.id, {}, code)),
      ]);
      expect(gone.statusCode).toBe(204);
      for (const { statusCode } of replies) expect([200, 404]).toContain(statusCode);
      for (const code of codes)
        expect((await call('DELETE', `/api/reader-tests/answers/${code}`)).statusCode).toBe(404);
      expect(await outcome(answer(made.id))).toEqual([404, 'invalid-link']);
    });

    it('goes with its saved text, with saving, and with its account', async () => {
      const fay = await register(site, 'fay@example.org');
      const { interactions, users } = site.dependencies.store;
      const taskId = await interactions.save('ethics', fay.id, { original_text: 'Mine.' });
      const task = { taskType: 'ethics', taskId };
      const ofTask = await ask({ task }, fay);
      const kept = await ask({}, fay);
      await fay.call('DELETE', `/api/tasks/ethics/${taskId}`);
      expect([await statusOf(ofTask), await statusOf(kept)]).toEqual([404, 200]);
      await fay.call('PUT', '/api/profile', {
        acceptTermsPrivacyPolicy: true,
        rejectSaveData: true,
      });
      expect(await statusOf(kept)).toBe(404);
      const guests = await ask({}, fay);
      expect((await fay.call('GET', '/api/reader-tests')).json()).toEqual({ tests: [] });
      await fay.call('PUT', '/api/profile', {
        acceptTermsPrivacyPolicy: true,
        rejectSaveData: false,
      });
      const last = await ask({}, fay);
      await users.erase(fay.id);
      expect([await statusOf(guests), await statusOf(last)]).toEqual([200, 404]);
    });
  });

  describe('what is shown', () => {
    it('starts with five readers, and filters where nobody can be told apart', async () => {
      const made = await ask();
      for (let reader = 0; reader < 4; reader += 1)
        await answer(made.id, { about: { inField: true } });
      expect(await results(made)).toMatchObject({ readers: 4, hidden: true, shown: null });
      for (let reader = 0; reader < 5; reader += 1)
        await answer(made.id, { marks: [], knewAll: true, about: { inField: false } });
      expect(await results(made)).toMatchObject({ readers: 9, hidden: false });
      for (const value of [true, false])
        expect(await results(made, `?inField=${value}`)).toMatchObject({
          readers: null,
          hidden: true,
          shown: null,
          filters: { inField: [] },
        });
      await answer(made.id, { about: { inField: true } });
      const { readers, filters, shown } = await results(made, '?inField=true');
      expect([readers, new Set(filters.inField)]).toEqual([5, new Set([false, true])]);
      expect(shown?.families[0]).toMatchObject({ word: 'kinase', marked: 5, share: 1 });
    });

    it('is each word with its level, the different words by share, and the round before', async () => {
      const first = await ask();
      for (let reader = 0; reader < 5; reader += 1) await answer(first.id);
      const second = await ask({ previous: first.resultsKey });
      for (let reader = 0; reader < 5; reader += 1)
        await answer(second.id, reader === 0 ? {} : { marks: [{ start: 21, end: 25 }] });
      const { test, shown } = await results(second);
      expect(test).toMatchObject({
        previous: first.resultsKey,
        dictionary: { code: 'EnglishGeneral' },
      });
      expect(shown?.words[1]).toMatchObject({
        ...kinase,
        level: 'mid',
        marked: 1,
        known: 4,
        share: 0.2,
      });
      expect(shown?.families.slice(0, 2)).toMatchObject([
        { word: 'cell', marked: 4, level: 'common' },
        { word: 'kinase', marked: 1 },
      ]);
      expect(shown?.previous).toMatchObject({
        readers: 5,
        changes: [
          { word: 'kinase', before: 1, after: 0.2, difference: -0.8 },
          { word: 'cell', before: 0, after: 0.8, difference: 0.8 },
        ],
      });
    });

    it('has what two readers marked as one phrase, counted once a reader', async () => {
      const made = await ask();
      const cellGrows = { start: 31, end: 41 };
      const movesTheCell = { start: 11, end: 25 };
      const whole = { start: 0, end: text.length };
      for (const marks of [[cellGrows, movesTheCell], [cellGrows], [movesTheCell, whole]])
        await answer(made.id, { marks });
      expect((await results(made)).shown).toBeNull();
      for (const marks of [[kinase], [whole]]) await answer(made.id, { marks });
      const { shown } = await results(made);
      expect(shown?.phrases).toEqual([{ phrase: 'cell grows', marked: 2 }]);
    });

    it('has words without levels in a language without a dictionary', async () => {
      const made = await ask({ text: 'Das Gehirn wächst.', textLanguage: 'de' });
      for (let reader = 0; reader < 5; reader += 1)
        await answer(made.id, { marks: [{ start: 4, end: 10 }] });
      const { test, shown } = await results(made);
      expect([test.dictionary, shown?.agreement]).toEqual([null, null]);
      expect(shown?.words.map(({ level, marked }) => [level, marked])).toEqual([
        ['other', 0],
        ['other', 5],
        ['other', 0],
      ]);
    });

    it('leaves out doubtful answers by choice', async () => {
      const made = await ask();
      for (let reader = 0; reader < 6; reader += 1)
        await answer(made.id, { seconds: reader === 0 ? 2 : 60 });
      expect((await results(made)).shown?.doubtful).toMatchObject({ fast: 1, any: 1 });
      expect((await results(made, '?leaveOut=doubtful')).readers).toBe(5);
    });
  });

  it('leaves nothing of texts, answers and keys in the log', async () => {
    const made = await ask({ text: 'Zebrafish swim.', askedBy: 'Hamutal' });
    const code = newCode();
    await answer(made.id, { answers: ['Quokkas.'], marks: [{ start: 0, end: 9 }] }, code);
    await answer(made.id, { answers: ['Quokkas.', 'Quokkas.'] });
    await results(made);
    const log = site.log();
    expect(log).toContain('/api/reader-tests/:id/answers/:answerId');
    for (const secret of ['Zebrafish', 'Hamutal', 'Quokkas', made.id, made.resultsKey, code])
      expect(log).not.toContain(secret);
  });
});
