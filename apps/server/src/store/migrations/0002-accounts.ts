import type { ColumnDefinitionBuilder } from 'kysely';

import type { Migration } from './migration.ts';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const goesWith = (column: 'users.id' | 'sessions.id' | 'factors.id') => {
  return (definition: ColumnDefinitionBuilder) =>
    definition.notNull().references(column).onDelete('cascade');
};

export const accounts: Migration = {
  name: '0002-accounts',
  up: async (db, type) => {
    const moment = type('moment');
    const tables = [
      db.schema
        .createTable('users')
        .addColumn('id', 'text', key)
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('password_hash', 'text', needed)
        .addColumn('created_at', moment, needed)
        .addColumn('updated_at', moment, needed)
        .addColumn('email_confirmed_at', moment)
        .addColumn('last_sign_in_at', moment),
      db.schema
        .createTable('sessions')
        .addColumn('id', 'text', key)
        .addColumn('user_id', 'text', goesWith('users.id'))
        .addColumn('aal', 'text', needed)
        .addColumn('amr', 'text', needed)
        .addColumn('created_at', moment, needed)
        .addColumn('refreshed_at', moment, needed),
      db.schema
        .createTable('refresh_tokens')
        .addColumn('hash', 'text', key)
        .addColumn('session_id', 'text', goesWith('sessions.id'))
        .addColumn('created_at', moment, needed)
        .addColumn('used_at', moment),
      db.schema
        .createTable('factors')
        .addColumn('id', 'text', key)
        .addColumn('user_id', 'text', goesWith('users.id'))
        .addColumn('friendly_name', 'text')
        .addColumn('status', 'text', needed)
        .addColumn('secret', 'text', needed)
        .addColumn('last_step', type('integer'))
        .addColumn('created_at', moment, needed)
        .addColumn('updated_at', moment, needed),
      db.schema
        .createTable('challenges')
        .addColumn('id', 'text', key)
        .addColumn('factor_id', 'text', goesWith('factors.id'))
        .addColumn('created_at', moment, needed),
      db.schema
        .createTable('recovery_codes')
        .addColumn('hash', 'text', key)
        .addColumn('user_id', 'text', goesWith('users.id'))
        .addColumn('created_at', moment, needed),
      db.schema
        .createTable('one_time_links')
        .addColumn('hash', 'text', key)
        .addColumn('user_id', 'text', goesWith('users.id'))
        .addColumn('purpose', 'text', needed)
        .addColumn('email', 'text')
        .addColumn('created_at', moment, needed)
        .addColumn('expires_at', moment, needed),
      db.schema
        .createTable('signing_keys')
        .addColumn('id', 'text', key)
        .addColumn('key', 'text', needed)
        .addColumn('created_at', moment, needed),
      // The columns that rate-limiter-flexible expects.
      db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', key)
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', type('integer')),
    ];
    for (const table of tables) await table.execute();
    for (const [table, column] of [
      ['sessions', 'user_id'],
      ['refresh_tokens', 'session_id'],
      ['factors', 'user_id'],
      ['challenges', 'factor_id'],
      ['recovery_codes', 'user_id'],
      ['one_time_links', 'user_id'],
      ['rate_limits', 'expire'],
    ] as const) {
      await db.schema.createIndex(`${table}_${column}`).on(table).columns([column]).execute();
    }
  },
};
