import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe } from 'vitest';

import {
  type EngineName,
  openStore,
  type Store,
  type StoreOptions,
  type DatabaseLocation,
} from '../store/index.ts';
import { databasesForTests, hasPostgres } from './databases-for-tests.ts';

/** What a test on every engine works with. */
export interface Bench {
  readonly engine: EngineName;
  /** A database nobody has used: empty, without a schema. */
  readonly newPlace: () => Promise<DatabaseLocation>;
  /** A store that is closed after the test; on a fresh database unless told where. */
  readonly open: (options?: Partial<StoreOptions>) => Promise<Store>;
}

/** Makes places for databases on one engine. */
interface Ground {
  /** Starts what is needed, and prepares one database to be copied: making the schema takes its time. */
  readonly prepare: () => Promise<void>;
  readonly newPlace: (kind: 'empty' | 'prepared') => Promise<DatabaseLocation>;
  readonly clear: () => Promise<void>;
}

const makeSchema = async (place: DatabaseLocation) => (await openStore(place)).close();

function sqliteGround(): Ground {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'vernacular-store-'));
    folders.push(folder);
    return folder;
  };
  let prepared = '';
  return {
    prepare: async () => {
      prepared = newFolder();
      await makeSchema({ dataDir: prepared });
    },
    newPlace: async (kind) => {
      const dataDir = newFolder();
      if (kind === 'prepared') cpSync(prepared, dataDir, { recursive: true });
      return { dataDir };
    },
    clear: async () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresGround(): Ground {
  const newDatabase = databasesForTests();
  return {
    prepare: async () => {},
    newPlace: async (kind) => ({
      dataDir: tmpdir(),
      databaseUrl: await newDatabase(kind),
      secretsKey: ['what seals the secrets of these tests'],
    }),
    clear: async () => {},
  };
}

/** Runs the same tests on SQLite and, where its programs are found, on PostgreSQL. */
export function describeOnEveryEngine(name: string, tests: (bench: Bench) => void): void {
  const suite = (engine: EngineName, { prepare, newPlace, clear }: Ground) => {
    const stores: Store[] = [];
    beforeAll(prepare, 60_000);
    afterEach(async () => {
      await Promise.all(stores.splice(0).map((store) => store.close()));
    });
    afterAll(clear);
    tests({
      engine,
      newPlace: () => newPlace('empty'),
      open: async (options = {}) => {
        const { dataDir, ...more } = options;
        const place = dataDir === undefined ? await newPlace('prepared') : { dataDir };
        const store = await openStore({ ...place, ...more });
        stores.push(store);
        return store;
      },
    });
  };
  const patience = { timeout: 30_000 };
  describe(`${name}, on SQLite`, patience, () => {
    suite('sqlite', sqliteGround());
  });
  describe.skipIf(!hasPostgres)(`${name}, on PostgreSQL`, patience, () => {
    suite('postgres', postgresGround());
  });
}
