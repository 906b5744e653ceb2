import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { findPostgres, startPostgres } from '@vernacular/postgres-for-tests';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';

import { openStore } from '../../store/index.ts';
import { passwordForTests } from '../person-for-tests.ts';
import { newDataDir, startServer } from '../server-process-for-tests.ts';
import { hasPgBouncer, startPgBouncer } from './pgbouncer-for-tests.ts';
import { isInstalled, startProxy } from './proxies-for-tests.ts';

const isHere = findPostgres() !== null && hasPgBouncer && isInstalled('nginx');

const query = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(statement);
  await client.end();
  return rows;
};

const signUp = async (site: string, email: string) => {
  const data = { acceptTermsPrivacyPolicy: true, rejectSaveData: false };
  const body = JSON.stringify({ email, password: passwordForTests, data });
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${site}/auth/v1/signup`, { method: 'POST', headers, body });
  const { access_token: token } = (await reply.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
};

/** The moments at which somebody was served; the longest time between two of them. */
function service() {
  let last = performance.now();
  let longest = 0;
  return {
    note: () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    },
    /** Seconds, since it was asked before. */
    without: () => {
      const seconds = Math.max(longest, performance.now() - last) / 1000;
      longest = 0;
      return Number(seconds.toFixed(1));
    },
  };
}

/** People who save and guests who do not, until `end`; what was acknowledged as saved is in `kept`. */
async function begin(site: string) {
  const kept: string[] = [];
  const saving = service();
  const grading = service();
  const ending = new AbortController();
  const write = async (headers: Record<string, string>) => {
    while (!ending.signal.aborted) {
      const body = new FormData();
      body.set('ContentTA', 'The kinase of bees.');
      const url = `${site}/api/TextGrading/Grade`;
      const signal = AbortSignal.timeout(20_000);
      const reply = await fetch(url, { method: 'POST', body, headers, signal }).catch(() => null);
      const said = reply?.ok ? await reply.json().catch(() => null) : null;
      const { taskId } = (said ?? {}) as { taskId?: string | null };
      if (taskId) kept.push(taskId);
      if (taskId) saving.note();
      if (said !== null) grading.note();
      await wait(20);
    }
  };
  const people = ['ada', 'ben', 'cleo', 'dan'].map((name) => signUp(site, `${name}@example.org`));
  const all = [...(await Promise.all(people)), {}, {}].map(write);
  const measured = () => ({
    'seconds without a saved text': saving.without(),
    'seconds without a graded text': grading.without(),
  });
  return {
    kept,
    measured,
    end: async () => {
      ending.abort();
      await Promise.all(all);
    },
  };
}

it.skipIf(!isHere)(
  'two servers, PostgreSQL with a replica, PgBouncer and nginx lose nothing they answered for',
  { timeout: 400_000 },
  async () => {
    const stops: (() => unknown)[] = [];
    const primary = await startPostgres();
    stops.push(primary.stop);
    try {
      await (await openStore({ dataDir: tmpdir(), databaseUrl: primary.url })).close();
      const replica = await startPostgres(primary.url);
      stops.push(replica.stop);
      const follow = async (standbys: string) => {
        await query(primary.url, `alter system set synchronous_standby_names = '${standbys}'`);
        await query(primary.url, 'select pg_reload_conf()');
        const followers = 'select from pg_stat_replication where sync_state = $$sync$$';
        await vi.waitUntil(
          async () => standbys === '' || (await query(primary.url, followers)).length === 1,
          { timeout: 60_000 },
        );
      };
      await follow('*');
      const pooler = await startPgBouncer(primary.url);
      stops.push(pooler.stop);
      const folders = [await newDataDir(), await newDataDir()];
      for (const each of folders) stops.push(() => rm(each, { recursive: true, force: true }));
      const startOne = async (dataDir: string, port = '0') => {
        const server = await startServer({
          DATABASE_URL: pooler.urlOf(primary.url),
          DATA_DIR: dataDir,
          PORT: port,
          HOST: '127.0.0.1',
          SECRETS_KEY: 'what seals the secrets of these tests',
          TRUST_PROXY: '1',
          LOG_LEVEL: 'error',
          FAIR_SHARES: '{"grading":{"address":1000000,"person":1000000}}',
        });
        stops.push(() => server.child.kill('SIGKILL'));
        return server;
      };
      const servers = [await startOne(folders[0]!), await startOne(folders[1]!)];
      const addresses = servers.map(({ address }) =>
        address.replace('http://localhost', '127.0.0.1'),
      );
      const proxy = await startProxy('nginx', addresses);
      stops.push(proxy.stop);

      const load = await begin(`http://127.0.0.1:${proxy.port}`);
      stops.push(load.end);
      const goesOn = (least = 40) => {
        const enough = load.kept.length + least;
        return vi.waitUntil(() => load.kept.length >= enough, { timeout: 60_000, interval: 20 });
      };
      const seen: Record<string, ReturnType<typeof load.measured>> = {};
      const play = async (what: string, fault: () => Promise<unknown>) => {
        await goesOn();
        load.measured();
        await fault();
        await goesOn();
        seen[what] = load.measured();
      };
      await play('nothing', () => wait(1000));
      await play('a server is killed, and started again after a second', async () => {
        servers[0]!.child.kill('SIGKILL');
        await wait(1000);
        await startOne(folders[0]!, new URL(servers[0]!.address).port);
      });
      await play('PgBouncer is killed, and started again after a second', async () => {
        await pooler.kill();
        await wait(1000);
        await pooler.start();
      });
      await play('the replica is killed, and given up after five seconds', async () => {
        await replica.kill();
        await wait(5000);
        await follow('');
      });
      await replica.startAgain();
      await follow('*');
      await play('the primary is killed, and the replica promoted after five seconds', async () => {
        await primary.kill();
        await wait(5000);
        await query(replica.url, 'select pg_promote()');
        await pooler.pointAt(replica.url);
      });
      await load.end();
      const rows = await query(replica.url, 'select id from dejargonizer_user_interactions');
      const found = new Set(rows.map(({ id }) => id));
      process.stdout.write(
        `${load.kept.length} texts acknowledged. ${JSON.stringify(seen, null, 2)}\n`,
      );
      expect(load.kept.filter((id) => !found.has(id))).toEqual([]);
    } finally {
      for (const stop of stops.toReversed()) await stop();
    }
  },
);
