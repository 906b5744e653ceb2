import { openDatabase, type DatabaseLocation } from '../index.ts';

export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** All rows of each table, in an order independent of insertion. */
export async function rowsOf(
  place: DatabaseLocation,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const engine = openDatabase(place);
  const rows = new Map<string, readonly Row[]>();
  for (const { name } of await engine.db.introspection.getTables()) {
    const found: readonly Row[] = await engine.db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    const key = (row: Row) => JSON.stringify(row);
    rows.set(
      name,
      found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
    );
  }
  await engine.close();
  return rows;
}

/** For each `table.column`, whether an insert must name it. */
export async function columnsOf(place: DatabaseLocation): Promise<ReadonlyMap<string, boolean>> {
  const engine = openDatabase(place);
  const tables = await engine.db.introspection.getTables();
  await engine.close();
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(
        ({ name, isNullable, hasDefaultValue }) =>
          [`${table}.${name}`, !isNullable && !hasDefaultValue] as const,
      ),
    ),
  );
}
