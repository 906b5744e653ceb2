import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { verify } from '@node-rs/argon2';
import { taskTypes } from '@vernacular/contract';
import { describe, expect, it } from 'vitest';

import { migrate, openDatabase, openStore, type Store, type DatabaseLocation } from '../index.ts';
import { interactionTable } from '../schema/interaction-tables.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { describeOnEveryEngine } from '../../testing/stores-for-tests.ts';
import { load } from './dump-for-tests.ts';
import { interruptAtEachStatement } from './interrupted-upgrade-for-tests.ts';
import {
  contentOf,
  factorSecrets,
  fixturePassword,
  fixtureSecretsKey,
} from './fill-every-table-for-tests.ts';
import { columnsOf, type Row, rowsOf } from './rows-of-for-tests.ts';

const folder = new URL('./fixtures/', import.meta.url);
const files = readdirSync(fileURLToPath(folder));
const fixtures = [...new Set(files.map((file) => file.split('.')[0]!))];
const now = () => new Date('2026-11-20T20:00:00Z');
const dayMilliseconds = 24 * 60 * 60 * 1000;

type Columns = Awaited<ReturnType<typeof columnsOf>>;
type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** Emptied rows keep only the day; older versions kept more. */
const isEmptied = ({ id: _id, created_at: _at, ...row }: Row) =>
  row['task_id'] === '' ||
  (row['is_revoked'] && row['created_by'] === null) ||
  Object.values(row).every((value) => value === null);

const sealed = new Set(['factors.secret', 'signing_keys.key']);

/** The rows of an older database in the columns it had; of emptied rows only their number. */
const held = (older: Rows, rows: Rows) =>
  [...older]
    .filter(([table]) => table !== 'applied_migrations')
    .map(([table, [first = {}]]) => {
      const columns = Object.keys(first).filter((name) => !sealed.has(`${table}.${name}`));
      const all = rows.get(table) ?? [];
      const kept = all.filter((row) => !isEmptied(row));
      const lines = kept.map((row) => JSON.stringify(columns.map((name) => row[name])));
      return { table, count: all.length, lines: lines.toSorted() };
    });

const applied = (rows: Rows) => rows.get('applied_migrations')!.map((row) => row['name']);

/** Columns that a server of the older version leaves empty and may not: it goes on until it is stopped. */
function newlyRequired(older: Columns, newer: Columns) {
  const tables = new Set([...older.keys()].map((column) => column.split('.')[0]));
  return [...newer]
    .filter(([column, isRequired]) => isRequired && !older.get(column))
    .map(([column]) => column)
    .filter((column) => tables.has(column.split('.')[0]));
}

async function expectConsents(store: Store, before: Rows) {
  const isNoted = applied(before).includes('0014-consents');
  const isAccount = before.has('users');
  const said: Record<string, readonly string[]> = {};
  const versions = new Set<string>();
  for (const row of before.get('user_demographics')!) {
    const ledger = await store.consents.of(String(row['user_id']));
    for (const { version } of ledger) versions.add(version);
    said[String(row['email'] ?? row['user_id'])] = ledger
      .map(({ subject, withdrawnAt }) => (withdrawnAt === null ? subject : `${subject}, withdrawn`))
      .toSorted();
  }
  expect(said).toEqual({
    'ada@example.org': isAccount ? ['saving', 'terms'] : [],
    'ben@example.org': isAccount ? ['terms'] : [],
    'cleo@example.org': isNoted ? ['saving, withdrawn', 'terms'] : isAccount ? ['terms'] : [],
    'dan@example.org': isAccount ? ['terms'] : [],
    // The registration time of people of a hosted account service is unknown.
    hosted: isNoted ? ['saving', 'terms'] : [],
  });
  expect(versions.has('earlier')).toBe(isAccount && !isNoted);
}

/** Expects the tasks of the person who saves as they were written, with null in later columns. */
async function expectTasks(store: Store, before: Rows, userId: string) {
  const tasks = await store.interactions.export(userId);
  for (const type of taskTypes) {
    const { table, columns } = interactionTable(type);
    const rows = before.get(table);
    // No tasks exist for a later exercise.
    if (rows === undefined) continue;
    const had = rows[0] ?? {};
    const empty = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
    const written = Object.entries(contentOf(type)).filter(([name]) => name in had);
    const contents = tasks.filter((task) => task.type === type).map(({ content }) => content);
    expect(contents).toContainEqual({ ...empty, ...Object.fromEntries(written) });
  }
}

async function expectShares(store: Store, before: Rows) {
  for (const share of before.get('shares')!) {
    const isOver =
      share['expires_at'] !== null && String(share['expires_at']) < now().toISOString();
    const kind = share['is_revoked'] ? 'revoked' : isOver ? 'expired' : 'shown';
    expect((await store.shares.open(String(share['id']))).kind).toBe(kind);
  }
}

async function expectAccount(store: Store) {
  const ada = (await store.users.byEmail('ada@example.org'))!;
  expect(await verify(ada.passwordHash, fixturePassword)).toBe(true);
  const children = { first: 'refresh-3', second: 'refresh-4' };
  const refreshed = await store.sessions.refresh('refresh-1', children);
  expect(refreshed.kind).toBe('refreshed');
  await store.sessions.begin({ userId: ada.id, aal: 'aal1', amr: [] }, 'refresh-5');
  const secrets = (await store.factors.list(ada.id)).map(({ secret }) => secret);
  expect(secrets.toSorted()).toEqual(factorSecrets);
  // Keys of older databases end a year after they were made.
  for (const { createdAt, expiresAt } of await store.apiKeys.list(ada.id))
    expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / dayMilliseconds)).toBe(365);
  const [key] = await store.signingKeys.all(() => Promise.reject(new Error('The key is gone.')));
  expect(key?.key).toBe('{"kty":"OKP"}');
}

async function expectStudy(store: Store) {
  const gil = (await store.study.bySecret('secret-gil'))!;
  const task = await store.study.open('half-life', gil.id, 'task-of-gil');
  expect(task?.content).toMatchObject({ messages: [{ n: 1 }, { n: 2 }] });
  await store.study.record(gil.id, { event: 'finished', exercise: 'half-life' });
  expect(await store.study.hasFinished(gil.id)).toBe(true);
  const agree = (participantName: string, isSole: boolean) =>
    store.study.agree({
      study: gil.study,
      arm: () => 'another',
      participantName,
      isSole,
      secretHash: `${participantName} again`,
      codeHash: `${participantName} again`,
      consentVersion: '2',
      consentText: 'I agree.',
      consentLanguage: 'en',
      background: null,
    });
  expect(await agree('GIL', true)).toBeNull();
  expect(await agree('GIL', false)).toMatchObject({ participantName: 'gil', condition: 'a' });
}

describe('the fixtures', () => {
  it('have one of every migration on each engine', () => {
    // Write the newest: node apps/server/dist/store/upgrade/write-fixture-for-tests.js
    for (const { name } of allMigrations)
      for (const engine of ['sqlite', 'postgres']) expect(files).toContain(`${name}.${engine}.sql`);
  });
});

describeOnEveryEngine('a database of an older version', ({ engine, newPlace }) => {
  it('tells how many minutes it takes, and its steps, when it is large', async () => {
    const place = await newPlace();
    await load(place, readFileSync(new URL(`0034-passkeys.${engine}.sql`, folder), 'utf8'));
    const database = openDatabase(place);
    const told: string[] = [];
    const tell = (sentence: string) => void told.push(sentence);
    const rows = [...(await rowsOf(place)).values()].flat().length;
    await migrate(database, now, tell, rows / 3);
    await database.close();
    expect(told).toEqual([
      'The database is brought up to date: about 3 min.',
      'Step 1 of 3: 0035-reader-tests',
      'Step 2 of 3: 0036-reader-counts',
      'Step 3 of 3: 0037-corpus-objects',
    ]);
  });

  it('tells nothing when it takes seconds, which on SQLite are enough for 300,000 rows', async () => {
    const place = await newPlace();
    const days =
      engine === 'sqlite'
        ? 'with recursive n (n) as (select 1 union all select n + 1 from n where n < 300000) select n, 1 from n'
        : 'select n, 1 from generate_series(1, 300000) n';
    const fixture = readFileSync(new URL(`0034-passkeys.${engine}.sql`, folder), 'utf8');
    await load(place, `${fixture}insert into visits ${days};`);
    const database = openDatabase(place);
    const told: string[] = [];
    await migrate(database, now, (sentence) => void told.push(sentence));
    await database.close();
    expect(told).toHaveLength(engine === 'sqlite' ? 0 : 4);
  });

  it.each(fixtures)(
    'opens with all it holds, also after ends in its next step: %s',
    async (name) => {
      let place: DatabaseLocation = { ...(await newPlace()), secretsKey: fixtureSecretsKey };
      await load(place, readFileSync(new URL(`${name}.${engine}.sql`, folder), 'utf8'));
      const before = await rowsOf(place);
      const columns = await columnsOf(place);
      const states: Rows[] = [];
      for await (const left of interruptAtEachStatement(place)) {
        place = left;
        // On PostgreSQL all interruptions happen in one database.
        if (engine === 'sqlite') states.push(await rowsOf(place));
      }
      for (const state of [...states, await rowsOf(place)]) expect(state).toEqual(before);

      await (await openStore({ ...place, now })).close();
      const after = await rowsOf(place);
      expect(held(before, after)).toEqual(held(before, before));
      expect(applied(after)).toHaveLength(allMigrations.length);
      expect(newlyRequired(columns, await columnsOf(place))).toEqual([]);

      const store = await openStore({ ...place, now });
      expect(await rowsOf(place)).toEqual(after);
      const ada = before
        .get('user_demographics')!
        .find((row) => row['email'] === 'ada@example.org')!;
      await expectConsents(store, before);
      await expectTasks(store, before, String(ada['user_id']));
      await expectShares(store, before);
      if (before.has('users')) await expectAccount(store);
      if (before.has('study_participants')) await expectStudy(store);
      await store.close();
    },
  );
});
