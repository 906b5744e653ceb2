import type { ColumnDataType, Kysely } from 'kysely';

import type { ColumnKind } from '../schema/column-kinds.ts';
import type { Schema } from '../schema/schema.ts';

/** One step of the schema. It runs once, inside the transaction of all steps. */
export interface Migration {
  /** Number and name; steps run in the order of the list in all-migrations.ts. */
  readonly name: string;
  readonly up: (db: Kysely<Schema>, type: (kind: ColumnKind) => ColumnDataType) => Promise<void>;
  /** What it does to rows that are there; done to those of a backup that was made before it, too. */
  readonly mend?: (db: Kysely<Schema>) => Promise<void>;
}
