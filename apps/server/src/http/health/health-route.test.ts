import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { register } from '../../testing/people-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
const ending = new AbortController();
beforeAll(async () => {
  site = await openTestSite({}, { ending: ending.signal });
}, 120_000);
afterAll(() => site.close());

const ask = async (url: string) => {
  const reply = await site.app.inject({ url });
  return [reply.statusCode, reply.json<unknown>()] as const;
};
const ready = { status: 'ready', database: true, dictionaries: true, audit: true, ending: false };

describe('the state of the site', () => {
  it('is that it lives, and that it can do its work', async () => {
    expect(await ask('/healthz')).toEqual([200, { status: 'up' }]);
    expect(await ask('/readyz')).toEqual([200, ready]);
  });

  it('is that it is not ready once it is about to end, though it lives', async () => {
    ending.abort();
    expect(await ask('/healthz')).toEqual([200, { status: 'up' }]);
    expect(await ask('/readyz')).toEqual([503, { ...ready, status: 'not-ready', ending: true }]);
  });
});

it('is not ready without its database, and lives', async () => {
  const lost = await openTestSite();
  await lost.dependencies.store.close();
  const [health, readiness] = [
    await lost.app.inject({ url: '/healthz' }),
    await lost.app.inject({ url: '/readyz' }),
  ];
  await lost.app.inject({ url: '/readyz' });
  const guests = await lost.app.inject({ url: '/readyz?exclude=database' });
  expect([guests.statusCode, guests.json()]).toEqual([200, { ...ready, database: false }]);
  expect(lost.log().match(/the database does not answer/g)).toHaveLength(1);
  await lost.close().catch(() => undefined);
  expect(health.statusCode).toBe(200);
  expect([readiness.statusCode, readiness.json()]).toEqual([
    503,
    { ...ready, status: 'not-ready', database: false },
  ]);
}, 60_000);

const file = (lost: TestSite) => join(lost.dependencies.config.DATA_DIR, 'vernacular.db');

describe('a SQLite file that is lost under the site', () => {
  const losses: Readonly<Record<string, (lost: TestSite) => unknown>> = {
    removed: (lost) => rm(file(lost)),
    emptied: async (lost) => {
      // Until a first checkpoint the file may be empty, and its rows in the log beside it.
      await lost.dependencies.store.sweep();
      await lost.dependencies.store.interactions.anonymise('nobody');
      await lost.app.inject({ url: '/readyz' });
      await truncate(file(lost));
    },
  };
  it.each(Object.keys(losses))(
    'when it is %s makes it not ready, and nothing is said to be saved',
    async (how) => {
      const lost = await openTestSite();
      const { id } = await register(lost.dependencies.store);
      const { interactions } = lost.dependencies.store;
      await interactions.save('ethics', id, { original_text: 'Before.' });
      await losses[how]!(lost);
      await expect(
        interactions.save('ethics', id, { original_text: 'After.' }),
      ).rejects.toMatchObject({
        code: 'SQLITE_IOERR_VNODE',
      });
      const { statusCode, body } = await lost.app.inject({ url: '/readyz' });
      expect([statusCode, JSON.parse(body)]).toEqual([
        503,
        { ...ready, status: 'not-ready', database: false },
      ]);
      await lost.close().catch(() => undefined);
    },
    60_000,
  );
});
