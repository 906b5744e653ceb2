import { createHash, randomBytes } from 'node:crypto';

import { limits, type ReaderTest, type TaskType } from '@vernacular/contract';
import { type Kysely, type Selectable, sql } from 'kysely';

import { changesRow, countRows } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { interactionTable } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';
import type { Seal } from '../secrets/seal.ts';
import { mayKeepWork } from './may-keep-work.ts';
import { NoRoom } from './quotas.ts';
import { addTombstone } from './tombstone.ts';

/** What a reader test asks, beside its text. */
export type ReaderTestDetails = Pick<
  ReaderTest,
  'textLanguage' | 'pageLanguage' | 'askedBy' | 'audience'
> & {
  readonly questions: readonly { readonly question: string; readonly expected: string }[];
  readonly dictionary: string | null;
  /**
   * Whether its readers are told that the site may count their words; only then can the test be added to the counts.
   */
  readonly mayBeCounted?: boolean;
};

export interface NewReaderTest {
  /** Not stored for a user who has not chosen to save: the test is then that of a guest. */
  readonly userId: string | null;
  readonly text: string;
  readonly details: ReaderTestDetails;
  readonly endsAt: Date;
  readonly mostReaders: number;
  readonly task: { readonly taskType: TaskType; readonly taskId: string } | null;
  readonly previousKey: string | null;
}

const newToken = () => randomBytes(16).toString('base64url');
const hashOf = (secret: string) =>
  createHash('sha256').update(`reader test ${secret}`).digest('hex');
const placeOf = (row: string) => ({ table: 'reader_tests', row });
const titleLength = 80;

const usedOf = (from: Kysely<Schema>, id: string, otherThan = '') =>
  from
    .selectFrom('reader_answers')
    .select((select) => [
      select.fn.countAll<number>().as('readers'),
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .where('test_id', '=', id)
    .where('id', '!=', otherThan)
    .executeTakeFirstOrThrow();
const isFull = (used: { readers: number; bytes: number }, most: number) =>
  used.readers >= most || used.bytes >= limits.readerTest.bytes;

export function openReaderTests(engine: Engine, now: () => Date, seal: Seal) {
  const { db, name } = engine;
  const isOver = (endsAt: string) => new Date(endsAt) <= now();

  async function record(row: Selectable<Schema['reader_tests']> | undefined) {
    if (row === undefined) return null;
    const used = await usedOf(db, row.id);
    return {
      ...(JSON.parse(row.details) as ReaderTestDetails),
      id: row.id,
      userId: row.user_id,
      previousId: row.previous_id,
      text: row.text,
      createdAt: row.created_at,
      endsAt: row.ends_at,
      isEnded: isOver(row.ends_at),
      isGiven: row.given_at !== null,
      mostReaders: row.most_readers,
      readers: used.readers,
      isFull: isFull(used, row.most_readers),
    };
  }
  const rowBy = (column: 'id' | 'key_hash', value: string) =>
    db.selectFrom('reader_tests').selectAll().where(column, '=', value).executeTakeFirst();

  async function ownTask(
    transaction: Kysely<Schema>,
    { taskType, taskId }: NonNullable<NewReaderTest['task']>,
    userId: string | null,
  ) {
    return transaction
      .selectFrom(interactionTable(taskType).table)
      .select('id')
      .where('id', '=', taskId)
      .where('user_id', '=', userId)
      .$if(name === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
  }

  return {
    /**
     * Null when the user has no such task, or `previousKey` is the key of no test.
     * @throws NoRoom when the user has as many tests as they may have.
     */
    make: ({ userId, text, details, endsAt, mostReaders, task, previousKey }: NewReaderTest) =>
      inTransaction(db, async (transaction) => {
        const isKept = userId !== null && (await mayKeepWork(engine, transaction, userId, 'alone'));
        if (task !== null && !(isKept && (await ownTask(transaction, task, userId)))) return null;
        const previous =
          previousKey === null
            ? null
            : await transaction
                .selectFrom('reader_tests')
                .select('id')
                .where('key_hash', '=', hashOf(previousKey))
                .executeTakeFirst();
        if (previous === undefined) return null;
        if (isKept) {
          const tests = await transaction
            .selectFrom('reader_tests')
            .where('user_id', '=', userId)
            .$call(countRows);
          if (tests >= limits.readerTests) throw new NoRoom();
        }
        const [id, key] = [newToken(), newToken()];
        await transaction
          .insertInto('reader_tests')
          .values({
            id,
            key_hash: hashOf(key),
            results_key: seal.close(key, placeOf(id)),
            user_id: isKept ? userId : null,
            task_type: task?.taskType ?? null,
            task_id: task?.taskId ?? null,
            previous_id: previous?.id ?? null,
            text,
            details: JSON.stringify(details),
            created_at: now().toISOString(),
            ends_at: endsAt.toISOString(),
            most_readers: mostReaders,
          })
          .execute();
        return { id, key };
      }),
    /** Newest first. Left out: tests whose key was lost with the site's secrets key. */
    list: async (userId: string) => {
      const rows = await db
        .selectFrom('reader_tests')
        .select(['id', 'results_key', 'created_at', 'ends_at', 'most_readers'])
        .select(sql<string>`substr(text, 1, ${sql.lit(titleLength)})`.as('title'))
        .select((select) =>
          select
            .selectFrom('reader_answers')
            .select((from) => from.fn.countAll<number>().as('readers'))
            .whereRef('test_id', '=', 'reader_tests.id')
            .as('readers'),
        )
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.flatMap((row) =>
        row.results_key === null
          ? []
          : {
              id: row.id,
              key: seal.open(row.results_key, placeOf(row.id)),
              title: row.title,
              createdAt: row.created_at,
              endsAt: row.ends_at,
              isEnded: isOver(row.ends_at),
              readers: row.readers ?? 0,
              mostReaders: row.most_readers,
            },
      );
    },
    open: async (id: string) => record(await rowBy('id', id)),
    openByKey: async (key: string) => record(await rowBy('key_hash', hashOf(key))),
    /** The results key of a test; null when the test is gone. */
    keyOf: async (id: string) => {
      const sealed = (await rowBy('id', id))?.results_key;
      return sealed ? seal.open(sealed, placeOf(id)) : null;
    },
    /** The answers of all readers, in an order that does not tell which came first. */
    answers: async (id: string) => {
      const rows = await db
        .selectFrom('reader_answers')
        .select('answer')
        .where('test_id', '=', id)
        .orderBy('id')
        .execute();
      return rows.map(({ answer }) => JSON.parse(answer) as unknown);
    },
    answer: (id: string, answerId: string, answer: object) =>
      inTransaction(db, async (transaction) => {
        const test = await transaction
          .selectFrom('reader_tests')
          .select(['ends_at', 'most_readers'])
          .where('id', '=', id)
          // Readers are counted one by one, and none answers a test that is being deleted.
          .$if(name === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        if (test === undefined) return 'unknown';
        if (isOver(test.ends_at)) return 'ended';
        const row = hashOf(answerId);
        const before = await transaction
          .selectFrom('reader_answers')
          .select('test_id')
          .where('id', '=', row)
          .executeTakeFirst();
        if (before !== undefined && before.test_id !== id) return 'unknown';
        const content = JSON.stringify(answer);
        if (isFull(await usedOf(transaction, id, row), test.most_readers)) return 'full';
        const values = { answer: content, bytes: Buffer.byteLength(content) };
        await transaction
          .insertInto('reader_answers')
          .values({ id: row, test_id: id, ...values })
          .onConflict((same) => same.column('id').doUpdateSet(values))
          .execute();
        return 'kept';
      }),
    takeBack: (answerId: string) => erase('reader_answers', 'id', hashOf(answerId)),
    setEnd: (key: string, endsAt: Date) =>
      db
        .updateTable('reader_tests')
        .set({ ends_at: endsAt.toISOString() })
        .where('key_hash', '=', hashOf(key))
        .$call(changesRow),
    remove: (key: string) => erase('reader_tests', 'key_hash', hashOf(key)),
  };

  async function erase(
    table: 'reader_tests' | 'reader_answers',
    column: 'id' | 'key_hash',
    value: string,
  ): Promise<boolean> {
    const isErased = await inTransaction(db, async (transaction) => {
      const row = await transaction
        .deleteFrom(table as 'reader_tests')
        .where(column, '=', value)
        .returning('id')
        .executeTakeFirst();
      if (row !== undefined) await addTombstone(transaction, row.id, { now: now() });
      return row !== undefined;
    });
    if (isErased) await engine.shred();
    return isErased;
  }
}

export type ReaderTestRecord = Readonly<
  NonNullable<Awaited<ReturnType<ReturnType<typeof openReaderTests>['open']>>>
>;
