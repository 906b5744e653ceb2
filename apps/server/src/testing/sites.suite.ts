import { randomUUID } from 'node:crypto';

import { findPostgres, type RunningPostgres, startPostgres } from '@vernacular/postgres-for-tests';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';

import { openTestSite } from './site-for-tests.ts';

/** Opens a site on the database that is being tested, one of its own. */
export type OpenSite = typeof openTestSite;

/** Runs the same tests on a site with SQLite and, where its programs are found, on one with PostgreSQL. */
export function describeOnEveryDatabase(name: string, tests: (open: OpenSite) => void): void {
  const patience = { timeout: 30_000 };
  describe(`${name}, on SQLite`, patience, () => {
    tests(openTestSite);
  });
  describe.skipIf(findPostgres() === null)(`${name}, on PostgreSQL`, patience, () => {
    let server: RunningPostgres;
    beforeAll(async () => {
      server = await startPostgres();
    }, 60_000);
    afterAll(() => server.stop());
    tests(async (settings, changes) => {
      const database = `t${randomUUID().replaceAll('-', '')}`;
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database ${database}`);
      await client.end();
      const address = new URL(server.url);
      address.pathname = `/${database}`;
      return openTestSite({ ...settings, DATABASE_URL: address.href }, changes);
    });
  });
}
