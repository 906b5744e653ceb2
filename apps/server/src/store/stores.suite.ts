import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findPostgres, type RunningPostgres, startPostgres } from '@vernacular/postgres-for-tests';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';

import type { EngineName } from './column-kinds.ts';
import type { Whereabouts } from './open-engine.ts';
import { openStore, type Store, type StoreOptions } from './open-store.ts';

/** What a test on every engine works with. */
export interface Bench {
  readonly engine: EngineName;
  /** A database nobody has used. */
  readonly newPlace: () => Promise<Whereabouts>;
  /** A store that is closed after the test; on a fresh database unless told where. */
  readonly open: (options?: Partial<StoreOptions>) => Promise<Store>;
}

async function newDatabase(server: RunningPostgres): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs the same tests on SQLite and, where its programs are found, on PostgreSQL. */
export function describeOnEveryEngine(name: string, tests: (bench: Bench) => void): void {
  const suite = (engine: EngineName) => {
    const folders: string[] = [];
    const stores: Store[] = [];
    let server: RunningPostgres | undefined;
    if (engine === 'postgres') {
      beforeAll(async () => {
        server = await startPostgres();
      }, 60_000);
    }
    const newPlace = async (): Promise<Whereabouts> => {
      const dataDir = mkdtempSync(join(tmpdir(), 'vernacular-store-'));
      folders.push(dataDir);
      return server === undefined
        ? { dataDir }
        : { dataDir, databaseUrl: await newDatabase(server) };
    };
    const open = async (options: Partial<StoreOptions> = {}) => {
      const place = options.dataDir === undefined ? await newPlace() : {};
      const store = await openStore({ ...place, ...options } as StoreOptions);
      stores.push(store);
      return store;
    };
    afterEach(async () => {
      await Promise.all(stores.splice(0).map((store) => store.close()));
    });
    afterAll(async () => {
      await server?.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    tests({ engine, newPlace, open });
  };
  describe(`${name}, on SQLite`, () => {
    suite('sqlite');
  });
  describe.skipIf(findPostgres() === null)(`${name}, on PostgreSQL`, () => {
    suite('postgres');
  });
}
