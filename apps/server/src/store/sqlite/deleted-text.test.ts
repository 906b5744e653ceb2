import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openStore, type Store } from '../open-store.ts';
import { register, saveText } from '../../testing/people-for-tests.ts';

const canary = 'the-canary-sang-of-xenotransplantation';

describe('what is left in the files of SQLite', () => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vernacular-traces-'));
    store = await openStore({ dataDir: folder });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const isInFiles = () =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(canary));
  // Longer than a page, so that it uses overflow pages.
  const text = `${canary} `.repeat(400);

  it('is the text of a person who saves', async () => {
    await saveText(store, await register(store), text);
    expect(isInFiles()).toBe(true);
  });

  it('is nothing of a person who does not', async () => {
    const user = await register(store, { saves: false });
    await store.interactions.save('dejargonizer', user.id, { text });
    expect(isInFiles()).toBe(false);
  });

  it.each([
    [
      'saving is turned off',
      (id: string) => store.demographics.update(id, { rejectSaveData: true }),
    ],
    ['work is anonymised', (id: string) => store.interactions.anonymise(id)],
    ['the account is deleted', (id: string) => store.users.erase(id)],
  ])('is nothing once %s', async (_what, leave) => {
    const user = await register(store);
    await saveText(store, user, text);
    await saveText(store, user, canary);
    await store.interactions.save('ethics', user.id, { messages: [text], original_text: canary });
    await leave(user.id);
    expect(isInFiles()).toBe(false);
  });

  it('is nothing even when another process was reading at that moment', async () => {
    const other = await openStore({ dataDir: folder });
    const user = await register(store);
    await saveText(store, user, text);
    await Promise.all([
      store.interactions.anonymise(user.id),
      ...Array.from({ length: 20 }, () => other.interactions.list(user.id)),
    ]);
    await other.close();
    expect(isInFiles()).toBe(false);
  });
});
