import type { Kysely, Transaction } from 'kysely';

import { againAfterConflict } from './again-after-conflict.ts';
import type { Schema } from './schema.ts';

/** Does all of a piece of work or nothing; from its start once more when the database undid it for another's sake. */
export const inTransaction = <Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> => againAfterConflict(() => db.transaction().execute(work));
