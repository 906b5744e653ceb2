import { describe } from 'vitest';

import { databasesForTests, hasPostgres } from './databases-for-tests.ts';
import { openTestSite } from './site-for-tests.ts';

/** Opens a site on the database that is being tested, one of its own. */
export type OpenSite = typeof openTestSite;

/** How much a long list of examples tries: all of it, or a sample. */
export type TestPlan = 'whole' | 'sample';

const wanted = process.env['WHOLE'] ?? '';
/** The routes see PostgreSQL through the store, which is tested there itself; so only the third tier tries them on it. */
const isOnPostgres = hasPostgres && (wanted === '1' || wanted.split(',').includes('postgres'));

/**
 * Runs the same tests on a site with SQLite and, where `docs/testing.md` says so, on one with PostgreSQL. There a list
 * that is long for the server's sake may be sampled; `npm run test:whole` tries all of it on both.
 */
export function describeOnEveryDatabase(
  name: string,
  tests: (open: OpenSite, plan: TestPlan) => void,
): void {
  const patience = { timeout: 30_000 };
  describe(`${name}, on SQLite`, patience, () => {
    tests(openTestSite, 'whole');
  });
  if (!isOnPostgres) return;
  describe(`${name}, on PostgreSQL`, patience, () => {
    const newDatabase = databasesForTests();
    tests(
      async (settings, changes) =>
        openTestSite({ ...settings, DATABASE_URL: await newDatabase('prepared') }, changes),
      wanted === '1' ? 'whole' : 'sample',
    );
  });
}
