import type { Kysely, Transaction } from 'kysely';

import { retryOnConflict } from './retry-on-conflict.ts';
import type { Schema } from '../schema/schema.ts';

/** Runs work in a transaction, and runs it again from the start after a conflict (see retryOnConflict). */
export const inTransaction = <Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> => retryOnConflict(() => db.transaction().execute(work));
