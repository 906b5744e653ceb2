import { DeleteResult, type SelectQueryBuilder, type UpdateResult } from 'kysely';

interface Statement {
  executeTakeFirstOrThrow(): Promise<DeleteResult | UpdateResult>;
}

interface Query<Row> {
  executeTakeFirst(): Promise<Row | undefined>;
}

/** Runs a statement and returns whether it changed or deleted a row: `.$call(changesRow)`. */
export async function changesRow(statement: Statement): Promise<boolean> {
  const result = await statement.executeTakeFirstOrThrow();
  return (result instanceof DeleteResult ? result.numDeletedRows : result.numUpdatedRows) > 0n;
}

/** Whether a query finds a row. */
export const findsRow = async (query: Query<unknown>): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** The first row of a query as `read` returns it, or null: `.$call(firstRow(read))`. */
export const firstRow =
  <Row, Result>(read: (row: Row) => Result) =>
  async (query: Query<Row>): Promise<Result | null> => {
    const row = await query.executeTakeFirst();
    return row === undefined ? null : read(row);
  };

/** The number of rows that a query without columns finds. */
export async function countRows<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll().as('rows')).$castTo<{ rows: number }>();
  return (await counted.executeTakeFirstOrThrow()).rows;
}
