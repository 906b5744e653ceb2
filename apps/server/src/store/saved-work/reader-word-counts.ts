import { type Kysely, sql } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import { changesRow } from '../engine/query-results.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';
import { addTombstone, givenTo } from './tombstone.ts';

/** How many readers met a word, and how many of them marked it. */
export interface CountedWord {
  readonly language: string;
  /** A form as it is written, in small letters. */
  readonly word: string;
  /** By the site’s dictionary when it was last counted. */
  readonly level: string;
  readonly readers: number;
  readonly marked: number;
  /** The number of reader tests, of different texts, in which it stands. */
  readonly rounds: number;
}

/** SQLite takes 32,766 values in a statement. */
const wordsAtOnce = 1000;

export function openReaderCounts(engine: Engine, now: () => Date) {
  const { db } = engine;
  return {
    /**
     * Adds a reader test to the counts of the site, or takes it out; false when there is no such test. Added twice, it
     * keeps the first time.
     */
    give: (testId: string, isGiven: boolean) =>
      inTransaction(db, async (transaction) => {
        const since = sql<string>`coalesce(given_at, ${now().toISOString()})`;
        const test = transaction.updateTable('reader_tests').where('id', '=', testId);
        const isThere = await changesRow(test.set({ given_at: isGiven ? since : null }));
        // So that no older backup gives it again.
        if (!isGiven) await addTombstone(transaction, givenTo(testId), { now: now() });
        return isThere;
      }),
    /** The tests that were added, latest end first. */
    given: async () => {
      const rows = await db
        .selectFrom('reader_tests')
        .select(['id', 'given_at'])
        .where('given_at', 'is not', null)
        .orderBy('ends_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id, given_at }) => ({ id, givenAt: given_at! }));
    },
    /** The stored word counts of tests that are deleted. */
    words: () =>
      db
        .selectFrom('reader_counts')
        .select(['language', 'word', 'level', 'readers', 'marked', 'rounds'])
        .execute(),
    /**
     * Deletes a test that was added and stores its word counts, in one transaction; does nothing when it was taken out
     * meanwhile.
     */
    close: async (testId: string, words: readonly CountedWord[]) => {
      await inTransaction(db, async (transaction) => {
        const gone = await transaction
          .deleteFrom('reader_tests')
          .where('id', '=', testId)
          .where('given_at', 'is not', null)
          .returning('id')
          .executeTakeFirst();
        if (gone === undefined) return;
        // In one order, so that two servers do not wait for each other.
        const ordered = words.toSorted((one, two) => (one.word < two.word ? -1 : 1));
        for (let from = 0; from < ordered.length; from += wordsAtOnce)
          await add(transaction, ordered.slice(from, from + wordsAtOnce));
      });
      await engine.shred();
    },
  };
}

async function add(transaction: Kysely<Schema>, words: readonly CountedWord[]): Promise<void> {
  await transaction
    .insertInto('reader_counts')
    .values(words.map((word) => ({ id: `${word.language} ${word.word}`, ...word })))
    .onConflict((same) =>
      same.column('id').doUpdateSet(({ ref, eb }) => ({
        level: ref('excluded.level'),
        readers: eb('reader_counts.readers', '+', ref('excluded.readers')),
        marked: eb('reader_counts.marked', '+', ref('excluded.marked')),
        rounds: eb('reader_counts.rounds', '+', ref('excluded.rounds')),
      })),
    )
    .execute();
}
