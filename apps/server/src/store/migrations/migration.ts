import type { ColumnDataType, Kysely } from 'kysely';

import type { ColumnKind } from '../schema/column-kinds-and-conversion.ts';
import type { Schema } from '../schema/schema.ts';

/** Runs once, in one transaction with all other pending migrations. */
export interface Migration {
  /** The name stored in applied_migrations. The order is that of all-migrations.ts. */
  readonly name: string;
  /** Changes the tables; `type` gives the column type of a kind on the engine. */
  readonly up: (db: Kysely<Schema>, type: (kind: ColumnKind) => ColumnDataType) => Promise<void>;
  /** Changes existing rows; also runs on the rows of a backup that is older than this step. */
  readonly mend?: (db: Kysely<Schema>) => Promise<void>;
}
