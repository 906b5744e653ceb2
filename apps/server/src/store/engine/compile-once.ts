import type { CompiledQuery, Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';

/**
 * Returns a function that runs a query. The query is built and compiled only at the first call, because that takes
 * longer than SQLite takes to answer it. `build` gets stand-ins for the values, which differ from call to call, and may
 * only put them into the query.
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
