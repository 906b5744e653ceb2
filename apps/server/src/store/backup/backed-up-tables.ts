import type { Kysely } from 'kysely';

import { interactionTables } from '../schema/interaction-tables.ts';
import type { Schema, TableName } from '../schema/schema.ts';

export interface BackedUpTable {
  readonly name: TableName;
  readonly key: string;
}

/**
 * The tables in a backup, parents before children. Left out: signing keys, links in emails, emails, invitations, API
 * keys (a revoked one would come back), challenges and rate limits.
 */
export const backedUpTables: readonly BackedUpTable[] = [
  { name: 'visits', key: 'day' },
  { name: 'users', key: 'id' },
  { name: 'user_demographics', key: 'user_id' },
  { name: 'consents', key: 'id' },
  { name: 'identities', key: 'id' },
  { name: 'proved_addresses', key: 'user_id' },
  { name: 'sessions', key: 'id' },
  { name: 'refresh_tokens', key: 'hash' },
  { name: 'factors', key: 'id' },
  { name: 'factor_resets', key: 'user_id' },
  { name: 'recovery_codes', key: 'hash' },
  { name: 'farewells', key: 'user_id' },
  ...interactionTables.map(({ table }) => ({ name: table, key: 'id' })),
  { name: 'shares', key: 'id' },
  { name: 'reader_tests', key: 'id' },
  { name: 'reader_answers', key: 'id' },
  { name: 'reader_counts', key: 'id' },
  { name: 'widget_domains', key: 'domain' },
  { name: 'own_dictionaries', key: 'id' },
  { name: 'known_words', key: 'id' },
  { name: 'study_participants', key: 'id' },
  { name: 'study_tasks', key: 'task_id' },
  { name: 'study_events', key: 'id' },
  { name: 'study_allocations', key: 'study' },
  { name: 'study_departures', key: 'arm' },
  { name: 'study_codes', key: 'code_hash' },
  { name: 'erased_people', key: 'id_hash' },
];

/** The names of the tables in a database. One of an older version lacks the newest. */
export const tablesIn = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> =>
  new Set((await db.introspection.getTables()).map(({ name }) => name));

/** Boolean columns, which SQLite returns as numbers. */
export const booleanColumns: ReadonlySet<string> = new Set([
  'acceptTermsPrivacyPolicy',
  'rejectSaveData',
  'is_revoked',
  ...interactionTables.flatMap(({ columns }) =>
    Object.entries(columns)
      .filter(([, kind]) => kind === 'boolean')
      .map(([name]) => name),
  ),
]);
