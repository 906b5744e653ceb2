import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { runDbCommand } from '../db-command.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { openDatabase, type DatabaseLocation } from '../open-database.ts';
import { register } from '../../testing/people-for-tests.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';

const program = fileURLToPath(new URL('../../../dist/db.js', import.meta.url));
const now = () => new Date();

const environment = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

describeOnEveryEngine('the schema', ({ newPlace, open }) => {
  it('is made once', async () => {
    const engine = openDatabase(await newPlace());
    expect(await migrate(engine, now)).toHaveLength(allMigrations.length);
    expect(await migrate(engine, now)).toEqual([]);
    await engine.close();
  });

  it('is made once by six processes that start at the same moment', async () => {
    expect(existsSync(program), 'run "npx tsc -b apps/server" first').toBe(true);
    const place = await newPlace();
    const run = () =>
      promisify(execFile)(process.execPath, [program, 'migrate'], { env: environment(place) });
    const said = await Promise.all(Array.from({ length: 6 }, run));
    expect(said.filter(({ stdout }) => stdout.includes('0001-'))).toHaveLength(1);
    await register(await open(place));
  }, 60_000);

  it('is whole after processes were killed while they made it', async () => {
    const place = await newPlace();
    for (const milliseconds of [100, 200, 300, 400, 500, 600, 800]) {
      const child = spawn(process.execPath, [program, 'migrate'], { env: environment(place) });
      const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
      await once(child, 'close');
      clearTimeout(timer);
    }
    const { id } = await register(await open(place));
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  }, 60_000);

  it('is refused when a newer version has been at it', async () => {
    const place = await newPlace();
    await open(place);
    const engine = openDatabase(place);
    await engine.db
      .insertInto('applied_migrations')
      .values({ name: '9999-later', applied_at: now().toISOString() })
      .execute();
    await engine.close();
    await expect(open(place)).rejects.toThrow('newer version of Vernacular (9999-later)');
    const said: string[] = [];
    const command = { location: place, say: (line: string) => void said.push(line) };
    for (const args of [['status'], ['backup', `${place.dataDir}/newer.jsonl`]])
      expect(await runDbCommand(args, command)).toBe(1);
    expect(said.filter((line) => line.includes('newer version'))).toHaveLength(2);
  });

  it('gets columns and tables that a tool has been given since', async () => {
    const place = await newPlace();
    await open(place);
    const engine = openDatabase(place);
    await engine.db.schema.alterTable('ethics_user_interactions').dropColumn('history').execute();
    await engine.db.schema.dropTable('halflife_user_interactions').execute();
    await engine.close();
    const store = await open(place);
    const { id } = await register(store);
    expect(await store.interactions.save('ethics', id, { history: { a: 1 } })).not.toBeNull();
    expect(await store.interactions.save('half-life', id, { text60: 'text' })).not.toBeNull();
  });

  it('is kept by several processes that write at once', async () => {
    const place = await newPlace();
    const store = await open(place);
    const writer = fileURLToPath(
      new URL('../../../dist/store/upgrade/write-visits-for-tests.js', import.meta.url),
    );
    const run = () => promisify(execFile)(process.execPath, [writer, JSON.stringify(place), '50']);
    await Promise.all([run(), run(), run()]);
    expect(await store.visits.count()).toBe(150);
  }, 60_000);
});
