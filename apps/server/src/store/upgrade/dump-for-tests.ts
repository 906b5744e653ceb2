import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { findPostgres } from '@vernacular/postgres-for-tests';
import { Client } from 'pg';

import type { DatabaseLocation } from '../index.ts';
import { makeDatabaseFile, sqliteFile } from '../files/private-data-and-database-file.ts';
import { openLibsql } from '../sqlite/libsql-database.ts';

const rowsOf = (file: ReturnType<typeof openLibsql>, query: string) =>
  file.run(query, []).rows as readonly { readonly name: string; readonly sql: string }[];

/** Statements that recreate a SQLite database: tables, rows and indexes. */
function dumpSqlite(dataDir: string): string {
  const file = openLibsql(join(dataDir, sqliteFile));
  const made = rowsOf(
    file,
    `select name, sql from sqlite_master where sql is not null order by type desc, rowid`,
  );
  const lines = made.flatMap(({ name, sql }) => {
    if (!sql.startsWith('CREATE TABLE')) return [sql];
    const columns = rowsOf(file, `select name from pragma_table_info('${name}')`);
    const values = columns.map((column) => `quote("${column.name}")`).join(` || ', ' || `);
    const rows = rowsOf(
      file,
      `select 'insert into "${name}" values (' || ${values} || ')' as sql from "${name}" order by 1`,
    );
    return [sql, rows.map((row) => row.sql)].flat();
  });
  file.close();
  return lines.map((line) => `${line};\n`).join('');
}

/** The same for PostgreSQL, by pg_dump, without comments and settings. */
function dumpPostgres(databaseUrl: string): string {
  const dumped = execFileSync(
    join(findPostgres()!, 'pg_dump'),
    ['--inserts', '--no-owner', '--no-privileges', '--table=public.*', `--dbname=${databaseUrl}`],
    { encoding: 'utf8' },
  );
  return dumped
    .split('\n')
    .filter((line) => !/^(--|SET |SELECT pg_catalog|\\|$)/u.test(line))
    .map((line) => `${line}\n`)
    .join('');
}

export const dump = ({ dataDir, databaseUrl }: DatabaseLocation): string =>
  databaseUrl === undefined ? dumpSqlite(dataDir) : dumpPostgres(databaseUrl);

/** Runs dumped statements in an empty database. */
export async function load({ dataDir, databaseUrl }: DatabaseLocation, sql: string): Promise<void> {
  if (databaseUrl === undefined) {
    const file = openLibsql(makeDatabaseFile(dataDir));
    file.execute(`pragma foreign_keys = off; begin; ${sql} commit;`);
    return file.close();
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
