import { describe } from 'vitest';

import { databasesForTests, hasPostgres } from './databases.suite.ts';
import { openTestSite } from './site-for-tests.ts';

/** Opens a site on the database that is being tested, one of its own. */
export type OpenSite = typeof openTestSite;

/** Runs the same tests on a site with SQLite and, where its programs are found, on one with PostgreSQL. */
export function describeOnEveryDatabase(name: string, tests: (open: OpenSite) => void): void {
  const patience = { timeout: 30_000 };
  describe(`${name}, on SQLite`, patience, () => {
    tests(openTestSite);
  });
  describe.skipIf(!hasPostgres)(`${name}, on PostgreSQL`, patience, () => {
    const newDatabase = databasesForTests();
    tests(async (settings, changes) =>
      openTestSite({ ...settings, DATABASE_URL: await newDatabase('prepared') }, changes),
    );
  });
}
