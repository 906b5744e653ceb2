import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, it } from 'vitest';

import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { backedUpTables } from '../backup/backed-up-tables.ts';
import { runDbCommand } from '../db-command.ts';
import { openStore } from '../index.ts';
import { load } from './dump-for-tests.ts';
import { fixtureSecretsKey } from './fill-every-table-for-tests.ts';
import { rowsOf } from './rows-of-for-tests.ts';

const fixtures = new URL('./fixtures/', import.meta.url);
const names = new Set(readdirSync(fileURLToPath(fixtures)).map((file) => file.split('.')[0]!));
const folder = mkdtempSync(join(tmpdir(), 'vernacular-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inOrder = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** The number of rows per table, and the rows that have an owner, without sealed secrets, which differ each time. */
const held = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  backedUpTables.map(({ name }) => ({
    name,
    count: rows.get(name)?.length ?? 0,
    lines: (rows.get(name) ?? [])
      .filter((row) => row['user_id'] !== null)
      .map(({ secret: _sealed, ...row }) => JSON.stringify(Object.entries(row).toSorted(inOrder)))
      .toSorted(),
  }));

describeOnEveryEngine('a database that an older version made', ({ engine, newPlace }) => {
  it.each([...names])(
    'is counted, backed up and restored before it is upgraded: %s',
    async (name) => {
      const place = { ...(await newPlace()), secretsKey: fixtureSecretsKey };
      const to = { ...(await newPlace()), secretsKey: fixtureSecretsKey };
      const file = join(folder, `${name}.${engine}.jsonl`);
      await load(place, readFileSync(new URL(`${name}.${engine}.sql`, fixtures), 'utf8'));
      const run = (location: typeof place, ...args: string[]) =>
        runDbCommand(args, { location, say: (line) => said.push(line) });
      const said: string[] = [];
      expect(await run(place, 'status')).toBe(0);
      expect(await run(place, 'backup', file)).toBe(0);
      // The own dictionary of the fixtures is not a valid file, which a restore into PostgreSQL refuses.
      if (engine === 'postgres') return;
      await (await openStore(place)).close();
      expect([await run(to, 'restore', file), said.at(-1)]).toEqual([
        0,
        expect.stringMatching(/^Restored/u),
      ]);
      expect(held(await rowsOf(to))).toEqual(held(await rowsOf(place)));
    },
  );
});
