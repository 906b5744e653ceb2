import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { openDatabase, openStore, type Store } from '../index.ts';
import type { Engine } from '../engine/engine.ts';
import { openCorpusObjects } from './corpus-objects.ts';
import { ObjectStoreAway, type ObjectStore } from './s3-object-store.ts';
import { openOwnDictionaryTable, type OwnDictionariesPort } from './own-dictionary-store.ts';

const minute = 60 * 1000;
const texts = async function* () {
  yield { name: '1.txt', content: Buffer.from('The quokka') };
  yield { name: '1.txt', content: Buffer.from(' sleeps.') };
};

describeOnEveryEngine('texts in a store of objects', ({ engine: name, newPlace }) => {
  let store: Store;
  let engine: Engine;
  let port: OwnDictionariesPort;
  let userId: string;
  let time: number;
  let isAway: boolean;
  let held: Map<string, Buffer>;
  const reach = () => {
    if (isAway) throw new ObjectStoreAway('it is asked by a test');
  };
  const objects: ObjectStore = {
    put: async (key, bytes) => {
      const chunks: Buffer[] = [];
      for await (const chunk of bytes()) chunks.push(chunk);
      reach();
      held.set(key, Buffer.concat(chunks));
    },
    get: async (key) => {
      reach();
      const bytes = held.get(key);
      if (bytes === undefined) return null;
      return (async function* () {
        yield bytes;
      })();
    },
    remove: async (key) => {
      reach();
      held.delete(key);
    },
    tryOut: async () => reach(),
  };
  beforeEach(async () => {
    const place = { secretsKey: ['what seals the secrets of these tests'], ...(await newPlace()) };
    store = await openStore(place);
    const user = await store.users.register({
      email: 'dana@example.org',
      passwordHash: '',
      isConfirmed: true,
      demographics: { acceptTermsPrivacyPolicy: true, rejectSaveData: false },
    });
    userId = user!.id;
    [time, isAway, held] = [Date.now(), false, new Map()];
    engine = openDatabase(place);
    port = openOwnDictionaryTable(engine, () => new Date(time), objects);
  });
  afterEach(async () => {
    await engine.close();
    await store.close();
  });

  const add = async (most = 5) => {
    const id = randomUUID();
    const own = {
      id,
      userId,
      name: 'Marsupials',
      code: 'EnglishMarsupials',
      language: 'en',
    } as const;
    const made = { ...own, from: 2020, to: 2024, files: 1, bytes: 18 };
    return { id, outcome: await port.add(made, most, texts) };
  };
  const readAll = async (id: string) => {
    let read = '';
    for await (const piece of port.texts(id)) read += `${piece.name}:${piece.content.toString()} `;
    return read;
  };
  const rows = () => engine.db.selectFrom('corpus_objects').select('id').execute();
  const sweepLater = async () => {
    time += 11 * minute;
    await port.deleteUnusedObjects();
  };

  it('wait there until they are counted, and are then deleted', async () => {
    const { id } = await add();
    await sweepLater();
    expect(await readAll(id)).toBe('1.txt:The quokka 1.txt: sleeps. ');
    const lease = { id, by: 'a test' };
    await port.acquire(lease, minute);
    await port.fail(lease, 'interrupted');
    await port.deleteUnusedObjects();
    expect([held.size, await rows()]).toEqual([0, []]);
  });

  it.each([
    ['their dictionary', (id: string) => port.remove(userId, id)],
    ['the account', () => store.users.erase(userId)],
  ])('go with %s, also when the store is away then', async (_what, remove) => {
    const { id } = await add();
    isAway = true;
    await remove(id);
    await expect(port.deleteUnusedObjects()).rejects.toThrow(ObjectStoreAway);
    expect(held.has(id)).toBe(true);
    isAway = false;
    await port.deleteUnusedObjects();
    expect([held.size, await rows()]).toEqual([0, []]);
  });

  it('leave nothing when they cannot be sent', async () => {
    isAway = true;
    await expect(add()).rejects.toThrow(ObjectStoreAway);
    expect(await port.list(userId)).toEqual([]);
    isAway = false;
    await port.deleteUnusedObjects();
    expect(await rows()).toEqual([]);
  });

  it('leave nothing when their dictionary is refused', async () => {
    expect((await add(0)).outcome).toBe('too-many');
    await port.deleteUnusedObjects();
    expect([held.size, await rows()]).toEqual([0, []]);
  });

  it('are not touched while they are sent, and go when the sender ended in between', async () => {
    await openCorpusObjects(engine.db, objects, () => new Date(time)).upload('a key', texts);
    await port.deleteUnusedObjects();
    expect(held.size).toBe(1);
    await sweepLater();
    expect([held.size, await rows()]).toEqual([0, []]);
  });

  it.each(['postgres'].filter((one) => one === name))(
    'on %s are read from the database that they were sent to',
    async () => {
      const before = openOwnDictionaryTable(engine, () => new Date(time));
      const id = randomUUID();
      const made = { id, userId, name: 'Old', code: 'EnglishOld', language: 'en' } as const;
      await before.add({ ...made, from: 2020, to: 2024, files: 1, bytes: 18 }, 5, texts);
      expect(await readAll(id)).toBe('1.txt:The quokka 1.txt: sleeps. ');
    },
  );
});
