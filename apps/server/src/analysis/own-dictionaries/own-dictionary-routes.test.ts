import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';

import { countOf } from '@vernacular/analyzer';
import {
  dictionariesCall,
  errorCodes,
  exportCall,
  gradeCall,
  groupCall,
  limits,
  ownDictionariesCall,
  type OwnDictionary,
} from '@vernacular/contract';
import { openLevels } from '@vernacular/dictionaries';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { formOf, type TestPart } from '../../testing/form-for-tests.ts';
import { register, type Person } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

const { path } = ownDictionariesCall;
const patience = { timeout: 90_000 };
const corpus = 'The quokka eats the grass. The quokka sleeps. '.repeat(400);
const text = (content = corpus, fileName = 'a text.txt'): TestPart => ({
  field: 'files',
  content,
  fileName,
});

/** The form of a dictionary; fields that are not given have valid values. */
const dictionaryForm = (
  fields: Readonly<Record<string, string>> = {},
  files: readonly TestPart[] = [text()],
) => {
  const all = { name: 'Physics', language: 'en', from: '2020', to: '2024', ...fields };
  return formOf(...Object.entries(all).map(([field, content]) => ({ field, content })), ...files);
};

const send = ({ call }: Person, ...given: Parameters<typeof dictionaryForm>) => {
  const { payload, headers } = dictionaryForm(...given);
  return call('POST', path, payload, headers);
};

const list = async ({ call }: Person) =>
  ownDictionariesCall.reply.strict().parse((await call('GET', path)).json()).dictionaries;

const grade = async (call: Person['call'], code: string) => {
  const { payload, headers } = formOf(
    { field: 'ContentTA', content: 'The quokka eats the kinase.' },
    { field: 'timePriodDDL', content: code },
  );
  return call('POST', gradeCall.path, payload, headers);
};

const state = async (person: Person, id: string) =>
  (await list(person)).find((one) => one.id === id)?.state;

const removeAll = async (person: Person) => {
  for (const { id } of await list(person)) await person.call('DELETE', `${path}/${id}`);
};

const build = async (person: Person, ...given: Parameters<typeof dictionaryForm>) => {
  const reply = await send(person, ...given);
  expect(reply.statusCode).toBe(202);
  const { id } = reply.json<OwnDictionary>();
  const isOver = async () => /ready|failed/.test((await state(person, id)) ?? '');
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 100 });
  return (await list(person)).find((one) => one.id === id);
};

describeOnEveryDatabase('dictionaries of one’s own', (open, plan) => {
  let site: TestSite;
  let dana: Person;
  let eve: Person;
  beforeAll(async () => {
    site = await open();
    dana = await register(site, 'dana@example.org');
    eve = await register(site, 'eve@example.org');
  }, 120_000);
  afterAll(() => site.close());

  /** Rejected before any database call, so one case is enough on the second database. */
  const some = <T>(all: readonly T[]) => (plan === 'whole' ? all : all.slice(-1));
  /** A queued row without texts. */
  const putInLine = async ({ id: userId }: Person, name: string) => {
    const code = `English${name}2020_2024`;
    const row = { name, code, language: 'en', from: 2020, to: 2024, files: 1, bytes: 1 } as const;
    const made = { id: randomUUID(), userId, ...row };
    await site.dependencies.store.ownDictionaries.add(made, 5, () => Readable.from([]));
  };
  const filesOnDisk = async () => {
    const root = join(site.dependencies.config.DATA_DIR, 'own-dictionaries');
    const entries = await readdir(root, { recursive: true }).catch(() => []);
    return entries.filter((name) => name.includes('.'));
  };
  const asGuest: Person['call'] = (method, url, payload, headers = {}) =>
    site.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

  /** Every file of the site that contains these words. */
  const tracesOf = async (words: string) => {
    const root = site.dependencies.config.DATA_DIR;
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const found: string[] = [];
    for (const entry of entries.filter((one) => one.isFile())) {
      const bytes = await readFile(join(entry.parentPath, entry.name));
      if (bytes.includes(words)) found.push(entry.name);
    }
    return found;
  };

  describe('from texts to a dictionary', patience, () => {
    let made: OwnDictionary | undefined;
    beforeAll(async () => {
      made = await build(dana, {}, [text(), text('word,count\nwombat,5000\n', 'more.CSV')]);
    }, 90_000);
    afterAll(() => removeAll(dana));

    it('says what was counted, and keeps no text', async () => {
      expect(made).toMatchObject({
        name: 'Physics',
        code: 'EnglishPhysics2020_2024',
        period: { from: 2020, to: 2024 },
        state: 'ready',
        progress: 1,
        failure: null,
        files: 2,
        leftOut: 0,
        tokens: 400 * 8 + 5000,
      });
      expect(await filesOnDisk()).toEqual([`${made?.id}/EnglishPhysics2020_2024.dictionary`]);
    });

    it('is offered to its owner alone', async () => {
      const offered = async (call: Person['call']) => {
        const reply = await call('GET', dictionariesCall.path);
        expect(reply.headers['cache-control']).toBe('private, no-cache');
        expect(reply.headers.vary).toContain('authorization');
        return dictionariesCall.reply
          .parse(reply.json())
          .dictionaries.filter(({ isMine, code }) => isMine || code === made?.code);
      };
      expect(await offered(dana.call)).toMatchObject([
        { code: made?.code, label: 'Physics, 2020–2024', kind: 'custom', isInstalled: true },
      ]);
      expect(await offered(eve.call)).toEqual([]);
      expect(await offered(asGuest)).toEqual([]);
    });

    it('grades a text of its owner', async () => {
      const reply = gradeCall.reply.parse((await grade(dana.call, made?.code ?? '')).json());
      expect(reply.dictionary).toMatchObject({ code: made?.code, isSubstitute: false });
      expect(reply.rareWords).toEqual(['kinase']);
    });

    it('grades a group, and long texts on their threads', async () => {
      const { payload, headers } = formOf(
        { field: 'timePriodDDL', content: made?.code ?? '' },
        {
          field: 'ArticlesGroupFU',
          content: 'The quokka sleeps. '.repeat(4000),
          fileName: 'a.txt',
        },
      );
      const reply = await dana.call('POST', groupCall.path, payload, headers);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('"a.txt","100%, 12000"');
    });

    it('is to others what an unknown code is', async () => {
      const unknown = await grade(eve.call, 'EnglishNothing2020_2024');
      for (const call of [eve.call, asGuest]) {
        const reply = await grade(call, made?.code ?? '');
        expect(reply.statusCode).toBe(unknown.statusCode);
        expect(reply.body).toBe(unknown.body.replace('EnglishNothing2020_2024', made?.code ?? ''));
      }
    });

    it('colours a text in the browser of its owner alone', async () => {
      const headers = { 'accept-encoding': 'br' };
      const reply = await dana.call('GET', `${path}/${made?.id}/levels`, undefined, headers);
      expect(reply.headers['cache-control']).toBe('no-store');
      const levels = openLevels(brotliDecompressSync(reply.rawPayload));
      expect(countOf(levels.table, 'quokka')).toBeGreaterThan(0);
      expect(countOf(levels.table, 'kinase')).toBe(0);
      expect((await dana.call('GET', `${path}/${made?.id}/counts`)).statusCode).toBe(200);
      expect((await eve.call('GET', `${path}/${made?.id}/levels`)).statusCode).toBe(404);
      expect((await asGuest('GET', `${path}/${made?.id}/levels`)).statusCode).toBe(401);
    });

    it('stands in the export of its owner', async () => {
      const reply = exportCall.reply.parse((await dana.call('GET', exportCall.path)).json());
      expect(reply.dictionaries).toMatchObject([{ name: 'Physics', from: 2020, files: 2 }]);
      const others = exportCall.reply.parse((await eve.call('GET', exportCall.path)).json());
      expect(others.dictionaries).toEqual([]);
    });

    it('is removed by its owner alone, with its file', async () => {
      expect((await eve.call('DELETE', `${path}/${made?.id}`)).statusCode).toBe(404);
      expect((await asGuest('DELETE', `${path}/${made?.id}`)).statusCode).toBe(401);
      expect(await state(dana, made?.id ?? '')).toBe('ready');
      expect((await dana.call('DELETE', `${path}/${made?.id}`)).statusCode).toBe(204);
      expect(await list(dana)).toEqual([]);
      expect(await filesOnDisk()).toEqual([]);
      expect((await grade(dana.call, made?.code ?? '')).statusCode).toBe(400);
    });
  });

  describe('a form that cannot be a dictionary', () => {
    const big = 'x'.repeat(limits.corpus + 1);
    it.each(
      some([
        ['without letters in its name', { name: '101' }, 'nameless-dictionary'],
        ['without a name', { name: ' ' }, 'nameless-dictionary'],
        ['in a language nobody counts', { language: 'tlh' }, 'invalid-request'],
        ['with a year that is none', { from: 'long ago' }, 'invalid-request'],
        ['that ends before it begins', { from: '2024', to: '2020' }, 'wrong-years'],
        [
          'with the code of a period',
          { name: 'English', from: '2012', to: '2015' },
          'reserved-dictionary',
        ],
      ] as const),
    )('is refused: %s', async (_what, fields, code) => {
      const reply = await send(dana, fields);
      expect(reply.json()).toMatchObject({ error: { code } });
      expect(reply.statusCode).toBe(errorCodes[code].status);
      expect(await filesOnDisk()).toEqual([]);
    });

    it.each(
      some([
        ['no files', () => [], 'no-files'],
        ['a file that cannot be counted', () => [text('x', 'photo.jpg')], 'uncountable-file'],
        ['too many bytes', () => [text(big.slice(9)), text('0123456789')], 'corpus-too-large'],
        [
          'too many files',
          () => Array.from({ length: limits.corpusFiles + 1 }, () => text('a')),
          'too-many-texts',
        ],
      ] as const),
    )('is refused: %s', async (_what, files, code) => {
      const reply = await send(dana, {}, files());
      expect(reply.json()).toMatchObject({
        error: { code, message: errorCodes[code].sentence },
      });
      expect(reply.statusCode).toBe(errorCodes[code].status);
      expect(await filesOnDisk()).toEqual([]);
      expect(await list(dana)).toEqual([]);
    });

    it('is refused for a visitor', async () => {
      const { payload, headers } = dictionaryForm();
      expect((await asGuest('POST', path, payload, headers)).statusCode).toBe(401);
      expect(await filesOnDisk()).toEqual([]);
    });
  });

  describe('texts without a word', patience, () => {
    it('make no dictionary, and the list says why', async () => {
      const made = await build(dana, { name: 'Nothing' }, [text('12 34 ')]);
      expect(made).toMatchObject({
        state: 'failed',
        failure: { code: 'no-words', message: 'There are no words in these files.' },
      });
      expect(await filesOnDisk()).toEqual([]);
      await removeAll(dana);
    });

    it('are left out beside others, and counted as such', async () => {
      const made = await build(dana, {}, [text(), text('not a document', 'broken.docx')]);
      expect(made).toMatchObject({ state: 'ready', leftOut: 1 });
      await removeAll(dana);
    });
  });

  describe('a person', patience, () => {
    it('has a dictionary of one name and years once, and five in all', async () => {
      expect((await build(dana, { name: 'One' }))?.state).toBe('ready');
      for (const name of ['Two', 'Three', 'Four', 'Five']) await putInLine(dana, name);
      const reply = await send(dana, { name: 'Six' });
      expect([reply.statusCode, reply.json()]).toMatchObject([
        409,
        { error: { code: 'too-many-dictionaries' } },
      ]);
      const two = (await list(dana)).find(({ name }) => name === 'Two');
      await dana.call('DELETE', `${path}/${two?.id}`);
      const again = await send(dana, { name: 'one' });
      expect(again.json()).toMatchObject({ error: { code: 'taken-dictionary' } });
      expect((await build(eve, { name: 'One' }))?.state).toBe('ready');
      await removeAll(dana);
      await removeAll(eve);
    });

    it('may call the counting off', async () => {
      const reply = await send(dana, {}, [text('a quokka '.repeat(5_000_000))]);
      const { id } = reply.json<OwnDictionary>();
      await expect.poll(() => state(dana, id), { timeout: 60_000 }).toBe('counting');
      expect((await dana.call('DELETE', `${path}/${id}`)).statusCode).toBe(204);
      expect(await filesOnDisk()).toEqual([]);
      expect((await build(dana))?.state).toBe('ready');
      await removeAll(dana);
    });
  });

  it('go with the account, file and row', patience, async () => {
    const fay = await register(site, 'fay@example.org');
    const made = await build(fay);
    expect(await filesOnDisk()).toHaveLength(1);
    const body = { password: 'a quiet walk in November' };
    expect((await fay.call('DELETE', '/auth/v1/user', body)).statusCode).toBe(204);
    expect(await filesOnDisk()).toEqual([]);
    expect(await site.dependencies.store.ownDictionaries.list(fay.id)).toEqual([]);
    expect(await site.dependencies.store.ownDictionaries.known([made?.id ?? ''])).toEqual(
      new Map(),
    );
  });

  it('leave nothing of a text on the disk or in the log', patience, async () => {
    const made = await build(dana, {}, [
      text(`${corpus} qzcanary walks home tonight`, 'qzname.txt'),
    ]);
    expect(await tracesOf('qzcanary walks')).toEqual([]);
    expect(await tracesOf('qzname')).toEqual([]);
    expect(site.log()).not.toMatch(/qzcanary|qzname|quokka/);
    // The dictionary contains the word itself, so it is removed first.
    await dana.call('DELETE', `${path}/${made?.id}`);
    expect(await tracesOf('qzcanary')).toEqual([]);
  });
});
