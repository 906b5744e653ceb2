import type { Kysely, Transaction } from 'kysely';

import { retryOnConflict } from './retry-on-conflict.ts';
import type { Schema } from '../schema/schema.ts';

/** Does all of a piece of work or nothing; from its start once more when the database undid it for another's sake. */
export const inTransaction = <Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> => retryOnConflict(() => db.transaction().execute(work));
