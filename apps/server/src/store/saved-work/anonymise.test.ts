import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { register, saveText } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import type { Engine } from '../engine/engine.ts';
import { sharesAsMade } from '../migrations/0007-shares-as-made.ts';
import { openDatabase, type DatabaseLocation } from '../open-database.ts';
import type { Store } from '../open-store.ts';

const withEngine = async <T>(place: DatabaseLocation, work: (engine: Engine) => Promise<T>) => {
  const engine = openDatabase(place);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
};

const everything = (place: DatabaseLocation) =>
  withEngine(place, async ({ db }) => ({
    texts: await db.selectFrom('dejargonizer_user_interactions').selectAll().execute(),
    ethics: await db.selectFrom('ethics_user_interactions').selectAll().execute(),
    shares: await db.selectFrom('shares').selectAll().execute(),
  }));

async function workOf(store: Store) {
  const owner = await register(store);
  const taskId = await saveText(store, owner, 'mine');
  const knownId = 'made-from-whose-it-is-and-when';
  await store.interactions.save('ethics', owner.id, { original_text: 'a' }, { id: knownId });
  const expiresAt = new Date('2099-01-01');
  const share = { userId: owner.id, type: 'dejargonizer', taskId, expiresAt } as const;
  const token = (await store.shares.create(share)) ?? '';
  return { owner, taskId, knownId, token };
}

describeOnEveryEngine('work that was anonymised', ({ engine, newPlace, open }) => {
  it('keeps neither its id nor its hour, and its links not what they led to', async () => {
    const place = await newPlace();
    const store = await open(place);
    const { owner, taskId, knownId, token } = await workOf(store);
    await store.interactions.anonymise(owner.id);
    const { texts, ethics, shares } = await everything(place);
    expect([texts.length, ethics.length, shares.length]).toEqual([1, 1, 1]);
    const left = JSON.stringify([texts, ethics, shares]);
    for (const trace of [owner.id, taskId, knownId, token, '2099'])
      expect(left).not.toContain(trace);
    for (const { created_at } of [...texts, ...ethics, ...shares])
      expect(created_at).toMatch(/T00:00:00.000Z$/);
    expect(await store.shares.open(token)).toEqual({ kind: 'invalid' });
  });

  /** A database of an older version: emptied rows with their old ids, and links that show everything. */
  async function olderDatabase() {
    const place = await newPlace();
    const store = await open(place);
    const { knownId } = await workOf(store);
    const keeper = await register(store);
    const messages = [{ id: '1', text: 'said', isStudent: true }];
    const taskId = (await store.interactions.save('ethics', keeper.id, { messages })) ?? '';
    const share = { userId: keeper.id, type: 'ethics', taskId } as const;
    const token = (await store.shares.create(share)) ?? '';
    await withEngine(place, async ({ db }) => {
      const row = { id: knownId, user_id: null, original_text: null };
      await db
        .updateTable('ethics_user_interactions')
        .set(row as object)
        .where('id', '=', knownId)
        .execute();
      const live = { shown_messages: null };
      await db.updateTable('shares').set(live).where('id', '=', token).execute();
    });
    return { place, store, knownId, taskId, token };
  }

  it('by an older version is mended, and nothing else changes', async () => {
    const { place, store, knownId, taskId, token } = await olderDatabase();
    await withEngine(place, ({ db }) => sharesAsMade.mend!(db));
    const { ethics } = await everything(place);
    const ids = ethics.map(({ id }) => id);
    expect(ids).toContain(taskId);
    expect(ids).not.toContain(knownId);
    expect(await store.shares.open(token)).toMatchObject({ kind: 'shown', messages: 1 });
  });

  it('by an older version is mended when it comes back from a backup', async () => {
    const { place, knownId } = await olderDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'vernacular-older-'));
    const file = join(folder, `${engine}.jsonl`);
    const options = { force: false, dataDir: folder, now: () => new Date() };
    await withEngine(place, (from) => backUp(from, file, options));
    const written = readFileSync(file, 'utf8');
    const older = written.replace(`,"${sharesAsMade.name}"`, '').replace(/,"sha256":"\w+"/, '');
    expect(older.length).toBeLessThan(written.length - 64);
    writeFileSync(file, older);
    const restored = await newPlace();
    await open(restored);
    await withEngine(restored, (to) => restore(to, file, options));
    expect((await everything(restored)).ethics.map(({ id }) => id)).not.toContain(knownId);
    rmSync(folder, { recursive: true });
  });
});
