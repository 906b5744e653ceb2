import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { Email } from '../../../dependencies/index.ts';
import { register, type Person } from '../../../testing/person-for-tests.ts';
import { describeOnEveryDatabase } from '../../../testing/sites-for-tests.ts';
import type { TestSite } from '../../../testing/site-for-tests.ts';
import { openDatabase, openStore } from '../../../store/index.ts';
import { buildApp } from '../../../app.ts';

const start = Date.UTC(2026, 0, 31, 8);
const day = 24 * 60 * 60 * 1000;

const isThere = async ({ dependencies }: TestSite, { id }: Person) =>
  (await dependencies.store.users.byId(id)) !== null;
const events = ({ dependencies }: TestSite) => {
  const folder = join(dependencies.config.DATA_DIR, 'audit');
  return readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as { event: string; user: string })
    .filter(({ event }) => event.startsWith('account-'));
};

describeOnEveryDatabase('retention', (open) => {
  /** A site that keeps unused accounts for six months, its clock, and its post. */
  async function opened(settings: Readonly<Record<string, string>> = { RETENTION_MONTHS: '6' }) {
    const clock = { now: start };
    const post = { letters: [] as Email[], isDown: false };
    const now = () => new Date(clock.now);
    const mail = {
      send: async (letter: Email) => {
        if (post.isDown) throw new Error('no mail today');
        post.letters.push(letter);
      },
    };
    const secretsKey = 'the same key on each of the servers';
    const site = await open({ ...settings, SECRETS_KEY: secretsKey }, { now, mail });
    /** As when the server is started again, or another one is: both sweep at their start. */
    const sweep = async (servers = 1) => {
      const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = site.dependencies.config;
      await Promise.all(
        Array.from({ length: servers }, async () => {
          const store = await openStore({ dataDir, databaseUrl, secretsKey: [secretsKey], now });
          const app = await buildApp({ ...site.dependencies, store, log: null });
          await app.ready();
          await app.close();
          await store.close();
        }),
      );
    };
    return { site, clock, post, sweep };
  }
  it('writes once to whoever was not here for so long, on two servers too, and removes them after a month', async () => {
    const { site, clock, post, sweep } = await opened();
    const dana = await register(site, 'dana@example.org');
    clock.now = Date.UTC(2026, 6, 30);
    await sweep();
    expect(post.letters).toEqual([]);
    clock.now = Date.UTC(2026, 7, 1, 9);
    await sweep(3);
    await sweep();
    expect(post.letters).toHaveLength(1);
    const [letter] = post.letters;
    expect(letter?.to).toBe('dana@example.org');
    expect(letter?.text).toContain('for 6 months. It will be deleted on August 31, 2026');
    expect(letter?.text).toContain('31 באוגוסט 2026');
    expect(letter?.text).toContain('/login');
    clock.now += 29 * day;
    await sweep();
    expect(await isThere(site, dana)).toBe(true);
    clock.now += day + 1;
    await sweep(3);
    expect(await isThere(site, dana)).toBe(false);
    expect(events(site)).toMatchObject([
      { event: 'account-unused-told', user: dana.id },
      { event: 'account-expired', user: dana.id },
    ]);
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = site.dependencies.config;
    const engine = openDatabase({ dataDir, databaseUrl });
    expect(await engine.db.selectFrom('erased_people').selectAll().execute()).toHaveLength(1);
    await engine.close();
    await site.close();
  });

  it('leaves whoever signs in after the letter, and writes again only after as long', async () => {
    const { site, clock, post, sweep } = await opened();
    const noa = await register(site, 'noa@example.org');
    clock.now += 200 * day;
    await sweep();
    expect(post.letters).toHaveLength(1);
    clock.now += 10 * day;
    await site.dependencies.store.sessions.begin(
      { userId: noa.id, aal: 'aal1', amr: [] },
      'a token',
    );
    clock.now += 21 * day;
    await sweep();
    clock.now += 60 * day;
    await sweep();
    expect(await isThere(site, noa)).toBe(true);
    expect(post.letters).toHaveLength(1);
    clock.now += 150 * day;
    await sweep();
    expect(post.letters).toHaveLength(2);
    await site.close();
  });

  it('ends nobody’s account whose letter could not be sent', async () => {
    const { site, clock, post, sweep } = await opened();
    const lea = await register(site, 'lea@example.org');
    post.isDown = true;
    clock.now += 200 * day;
    await sweep();
    clock.now += 40 * day;
    post.isDown = false;
    await sweep();
    expect(await isThere(site, lea)).toBe(true);
    expect(post.letters).toHaveLength(1);
    await site.close();
  });

  it('is off until it is asked for', async () => {
    const { site, clock, post, sweep } = await opened({});
    const eve = await register(site, 'eve@example.org');
    clock.now += 5000 * day;
    await sweep();
    expect(post.letters).toEqual([]);
    expect(await isThere(site, eve)).toBe(true);
    await site.close();
  });
});
