import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startPostgres } from '@vernacular/postgres-for-tests';

import { openStore, type DatabaseLocation } from '../index.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { dump } from './dump-for-tests.ts';
import { fillEveryTable, fixtureClock, fixtureSecretsKey } from './fill-every-table-for-tests.ts';

// Writes the fixtures of the newest migration on both engines.
const folder = fileURLToPath(new URL('./fixtures/', import.meta.url));
const newest = allMigrations.at(-1)!.name;

async function write(engine: 'sqlite' | 'postgres', place: DatabaseLocation): Promise<void> {
  const store = await openStore({ ...place, ...fixtureClock(), secretsKey: fixtureSecretsKey });
  await fillEveryTable(store, engine === 'postgres');
  await store.close();
  const remark = '-- Written by the program that brought this step.\n';
  writeFileSync(join(folder, `${newest}.${engine}.sql`), remark + dump(place));
}

const dataDir = mkdtempSync(join(tmpdir(), 'vernacular-fixture-'));
const server = await startPostgres();
try {
  await write('sqlite', { dataDir });
  await write('postgres', { dataDir, databaseUrl: server.url });
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
