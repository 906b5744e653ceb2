import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openDatabase, type Store, type DatabaseLocation } from '../../store/index.ts';
import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { type BuildQueue, type BuildQueueOptions, openBuildQueue } from './build-queue.ts';
import { type DictionaryFolders, dictionaryFolders } from './dictionary-folders.ts';
import { countCorpus } from './count-corpus.ts';

const short = 'The quokka sleeps in the grass. '.repeat(300);
const long = 'The quokka sleeps in the grass. '.repeat(400_000);
const waiting = { timeout: 90_000 };
const patience = { timeout: 60_000, interval: 50 };

describeOnEveryEngine('the queue of dictionaries to be counted', ({ engine, open, newPlace }) => {
  let place: DatabaseLocation;
  let folder: string;
  let folders: DictionaryFolders;
  let store: Store;
  let userId: string;
  const queues: BuildQueue[] = [];
  const faults: unknown[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vernacular-queue-'));
    folders = dictionaryFolders(folder);
    place = await newPlace();
    store = await open(place);
    userId = (await register(store)).id;
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.close()));
    await rm(folder, { recursive: true });
    if (faults.length > 0) throw new AggregateError(faults.splice(0), 'a job broke');
  });

  const onFault = (fault: unknown) => void faults.push(fault);
  const openQueue = (options: Partial<BuildQueueOptions> = {}) => {
    const queue = openBuildQueue({ port: store.ownDictionaries, folders, onFault, ...options });
    queues.push(queue);
    return queue;
  };

  /** A corpus on disk with its row, as an upload leaves them. */
  const put = async (name: string, text = short) => {
    const id = randomUUID();
    await folders.make(id);
    await writeFile(join(folders.corpusOf(id), '1.txt'), text);
    const code = `English${name}2020_2024`;
    const sizes = { files: 1, bytes: text.length, from: 2020, to: 2024 } as const;
    const made = { id, userId, name, code, language: 'en', ...sizes } as const;
    const texts = () => folders.corpusPieces(id);
    expect(await store.ownDictionaries.add(made, 5, texts)).toBe('added');
    if (store.ownDictionaries.isShared) await folders.remove(id);
    return id;
  };
  /** Deletes texts that a backup did not contain. */
  const forgetTexts = async () => {
    const { db, close } = openDatabase(place);
    await db.deleteFrom('own_dictionary_pieces').execute();
    await close();
  };
  const find = (id: string) => store.ownDictionaries.open(userId, id);
  const until = (id: string, state: RegExp) =>
    vi.waitUntil(async () => state.test((await find(id))?.state ?? ''), patience);
  const filesOf = (id: string) => readdir(folders.of(id)).catch((): string[] => []);

  describe('counting that breaks', waiting, () => {
    it('fails with a sentence, and leaves no text behind', async () => {
      const id = await put('Broken', long);
      const queue = openQueue({
        count: (order, counting) =>
          countCorpus(order, { ...counting, onStart: (pid) => process.kill(pid, 'SIGKILL') }),
      });
      queue.wake();
      await until(id, /failed/);
      expect(await find(id)).toMatchObject({ failure: 'broke-off' });
      expect(await filesOf(id)).toEqual([]);
    });

    it('is not waited for longer than its time', async () => {
      const id = await put('Slow', long);
      const queue = openQueue({
        count: (order, counting) => countCorpus(order, { ...counting, milliseconds: 1 }),
      });
      queue.wake();
      await until(id, /failed/);
      expect(await find(id)).toMatchObject({ failure: 'too-long' });
      expect(await filesOf(id)).toEqual([]);
    });

    it('does not hold up the next in the queue', async () => {
      const queue = openQueue();
      const [broken, good] = [await put('Broken', '12 34'), await put('Good')];
      queue.wake();
      await until(good, /ready/);
      expect(await find(broken)).toMatchObject({ failure: 'no-words' });
    });
  });

  it.each(['postgres'].filter((one) => one === engine))(
    'waits on %s for texts that are out of reach',
    waiting,
    async () => {
      const id = await put('Away');
      const { ownDictionaries } = store;
      let refused = 0;
      const port: BuildQueueOptions['port'] = {
        ...ownDictionaries,
        texts: (texts) => {
          refused += 1;
          if (refused <= 3) throw Object.assign(new Error(), { code: 'EHOSTUNREACH' });
          return ownDictionaries.texts(texts);
        },
      };
      const { wake } = openQueue({ port, onFault: () => undefined });
      await vi.waitUntil(async () => {
        wake();
        return (await find(id))?.state === 'ready';
      }, patience);
      expect([refused, await find(id)]).toMatchObject([4, { attempts: 1 }]);
    },
  );

  describe('when the site stops', waiting, () => {
    it('what was being counted is counted after the next start', async () => {
      const id = await put('Interrupted', long);
      const before = openQueue();
      before.wake();
      await until(id, /counting/);
      await before.close();
      expect(await find(id)).toMatchObject({ state: 'queued', attempts: 0 });
      // On PostgreSQL the texts wait in the database.
      expect((await filesOf(id)).includes('corpus')).toBe(!store.ownDictionaries.isShared);
      await openQueue().start();
      await until(id, /ready/);
      expect(await filesOf(id)).toEqual(['EnglishInterrupted2020_2024.dictionary']);
    });

    it.each([
      [1, 'ready', null],
      [2, 'failed', 'interrupted'],
    ] as const)(
      'by a crash, for the time number %i, the next start makes it %s',
      async (times, state, failure) => {
        const id = await put('Crashed');
        for (let n = 0; n < times; n += 1) {
          const held = await store.ownDictionaries.acquire({ id, by: `process ${n}` }, -1);
          expect(held).toMatchObject({ attempts: n + 1 });
        }
        await openQueue().start();
        await until(id, /ready|failed/);
        expect(await find(id)).toMatchObject({ state, failure });
        expect(await filesOf(id)).not.toContain('corpus');
      },
    );

    it('and the texts are gone, it fails with a sentence', async () => {
      const id = await put('Gone');
      await folders.remove(id);
      await forgetTexts();
      await openQueue().start();
      await until(id, /failed/);
      expect(await find(id)).toMatchObject({ failure: 'interrupted' });
    });

    it('what another process is counting is left to it', async () => {
      const id = await put('Elsewhere');
      await store.ownDictionaries.acquire({ id, by: 'another' }, 60_000);
      await openQueue().start();
      expect(await store.ownDictionaries.waiting()).toEqual([]);
      const finish = (by: string) =>
        store.ownDictionaries.finish({ id, by }, counted, () => Readable.from([]));
      expect(await finish('me')).toBe(false);
      expect(await finish('another')).toBe(true);
    });

    it('an upload nobody finished is removed, one under way is not', async () => {
      const [old, young] = [randomUUID(), randomUUID()];
      for (const id of [old, young]) await folders.make(id);
      const hourAgo = new Date(Date.now() - 3_600_000);
      await utimes(folders.corpusOf(old), hourAgo, hourAgo);
      await openQueue().start();
      await expect(stat(folders.of(old))).rejects.toThrow(/ENOENT/);
      expect((await stat(folders.of(young))).isDirectory()).toBe(true);
    });
  });

  it('two processes count each dictionary once', waiting, async () => {
    const counts: string[] = [];
    const count: BuildQueueOptions['count'] = (order, counting) => {
      counts.push(order.code);
      return countCorpus(order, counting);
    };
    const [one, other] = [openQueue({ count }), openQueue({ count })];
    const ids = [await put('One'), await put('Two'), await put('Three')];
    one.wake();
    other.wake();
    for (const id of ids) await until(id, /ready/);
    expect(counts.toSorted()).toEqual([
      'EnglishOne2020_2024',
      'EnglishThree2020_2024',
      'EnglishTwo2020_2024',
    ]);
  });
});

const counted = { tokens: 1, types: 1, leftOut: 0 };
