import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@vernacular/postgres-for-tests';
import { vi } from 'vitest';

import { deployed } from './deployed-files.ts';
import { isUp, placed } from './proxies-for-tests.ts';

const program = '/usr/sbin/pgbouncer';
export const hasPgBouncer = existsSync(program);

/** PgBouncer as `deploy` sets it up, in front of one PostgreSQL server after another. */
export interface Pooler {
  /** The address of the same database through the pooler. */
  readonly urlOf: (database: string) => string;
  readonly start: () => Promise<void>;
  /** What the manual says when another server takes the place of the first. */
  readonly pointAt: (database: string) => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startPgBouncer(database: string): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const example = await readFile(deployed('postgres/pgbouncer.ini'), 'utf8');
  const write = (url: string) =>
    writeFile(
      file,
      placed(example, [
        ['host=primary port=5432', `host=127.0.0.1 port=${new URL(url).port} user=vernacular`],
        ['listen_port = 6432', `listen_port = ${port}`],
        ['scram-sha-256', 'any'],
      ]),
    );
  let child: ChildProcess;
  const start = async () => {
    const asRoot = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
    child = spawn(program, ['--quiet', ...asRoot, file], { stdio: 'ignore' });
    await vi.waitUntil(() => isUp(port), { timeout: 10_000, interval: 50 });
  };
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await write(database);
  await start();
  return {
    urlOf: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    start,
    pointAt: async (url) => {
      await write(url);
      child.kill('SIGHUP');
    },
    kill,
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
