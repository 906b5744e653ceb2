import type { CompiledQuery, Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';

/**
 * A query that is built and compiled at its first call, which takes longer than SQLite takes to answer it. `build`
 * gets stand-ins for the values, which differ from call to call; it may only place them.
 */
export function compileOnce<Row, Values extends readonly unknown[]>(
  build: (db: Kysely<Schema>, ...values: Values) => CompiledQuery<Row>,
): (db: Kysely<Schema>, ...values: Values) => Promise<readonly Row[]> {
  let known:
    | { readonly query: CompiledQuery<Row>; readonly places: readonly unknown[] }
    | undefined;
  return async (db, ...values) => {
    if (!known) {
      const places: readonly unknown[] = values.map((_, at) => Symbol(at));
      known = { query: build(db, ...(places as unknown as Values)), places };
    }
    const { query, places } = known;
    const parameters = query.parameters.map((each) =>
      typeof each === 'symbol' ? values[places.indexOf(each)] : each,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
