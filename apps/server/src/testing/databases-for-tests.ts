import { randomUUID } from 'node:crypto';

import { afterAll, inject } from 'vitest';

import { createDatabase, dropDatabase } from './postgres-of-the-run-for-tests.ts';

const server = inject('postgres');

/** Whether the tests on PostgreSQL can run on this machine. */
export const hasPostgres = server !== null;

/** Makes databases on the run's PostgreSQL server, for the tests of one group: they are gone after it. */
export function databasesForTests() {
  const names: string[] = [];
  afterAll(async () => {
    if (server !== null) for (const name of names) await dropDatabase(server, name);
  });
  return (kind: 'empty' | 'prepared'): Promise<string> => {
    if (server === null) throw new Error('There is no PostgreSQL here.');
    const name = `t${randomUUID().replaceAll('-', '')}`;
    names.push(name);
    return createDatabase(server, name, kind);
  };
}
