import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { type JobLeases, openJobLeases } from './job-leases.ts';
import { readPieces, writePieces } from './chunk-table.ts';
import { openCorpusObjects } from './corpus-objects.ts';
import {
  columnsOfNew,
  type NewOwnDictionary,
  type OwnDictionaryRecord,
  readRecord,
} from './own-dictionary-record.ts';
import type { Piece, Pieces } from './file-chunks.ts';
import type { ObjectStore } from './object-store.ts';

export interface OwnDictionariesPort extends JobLeases {
  /**
   * Whether texts and dictionaries are stored in the database, because servers may share no folder: true on PostgreSQL.
   */
  readonly isShared: boolean;
  /** From the store of objects or, where none was set when they were sent, from the database. */
  readonly texts: (id: string, signal?: AbortSignal) => AsyncIterable<Piece>;
  /** Throws when the store of objects is unavailable; null where none is set. */
  readonly tryOutObjects: (() => Promise<void>) | null;
  readonly deleteUnusedObjects: () => Promise<void>;
  readonly dictionary: (id: string) => AsyncIterable<Piece>;
  /** Ids of ready dictionaries whose file is not in the database yet, left by an older version. */
  readonly unshared: () => Promise<readonly string[]>;
  readonly share: (id: string, dictionary: Pieces) => Promise<void>;
  readonly add: (
    made: NewOwnDictionary,
    most: number,
    texts: Pieces,
  ) => Promise<'added' | 'taken' | 'too-many' | 'nobody'>;
  readonly list: (userId: string) => Promise<readonly OwnDictionaryRecord[]>;
  readonly open: (userId: string, id: string) => Promise<OwnDictionaryRecord | null>;
  readonly byCode: (userId: string, code: string) => Promise<OwnDictionaryRecord | null>;
  readonly remove: (userId: string, id: string) => Promise<boolean>;
  readonly known: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, OwnDictionaryRecord['state']>>;
}

export function openOwnDictionaryTable(
  engine: Engine,
  now: () => Date,
  objectStore: ObjectStore | null = null,
): OwnDictionariesPort {
  const { db } = engine;
  const objects = objectStore && openCorpusObjects(db, objectStore, now);
  const isShared = engine.name === 'postgres';
  const at = () => now().toISOString();
  const all = () => db.selectFrom('own_dictionaries').selectAll();

  const addRow: OwnDictionariesPort['add'] = (made, most, texts) =>
    inTransaction(db, async (transaction) => {
      // Waits for an erasure in progress, and serialises the additions of one person.
      const person = await transaction
        .selectFrom('user_demographics')
        .select('user_id')
        .where('user_id', '=', made.userId)
        .$if(engine.name === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      if (person === undefined) return 'nobody';
      const own = await transaction
        .selectFrom('own_dictionaries')
        .select('code')
        .where('user_id', '=', made.userId)
        .execute();
      if (own.some(({ code }) => code === made.code)) return 'taken';
      if (own.length >= most) return 'too-many';
      const added = await transaction
        .insertInto('own_dictionaries')
        .values({ ...columnsOfNew(made), created_at: at() })
        .onConflict((conflict) => conflict.columns(['user_id', 'code']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) return 'taken';
      if (objects) await objects.keep(transaction, made.id);
      else if (isShared) await writePieces(transaction, made.id, 'text', texts());
      return 'added';
    });
  return {
    isShared,
    texts: async function* (id, signal) {
      yield* (await objects?.read(id, signal)) ?? readPieces(db, id, 'text');
    },
    tryOutObjects: objectStore && objectStore.tryOut,
    deleteUnusedObjects: async () => objects?.deleteUnused(),
    dictionary: (id) => readPieces(db, id, 'dictionary'),
    unshared: async () => {
      if (!isShared) return [];
      const rows = await db
        .selectFrom('own_dictionaries')
        .select('id')
        .where('state', '=', 'ready')
        .where('sha256', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },
    share: (id, dictionary) =>
      inTransaction(db, async (transaction) => {
        const row = await transaction
          .selectFrom('own_dictionaries')
          .select('sha256')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (row?.sha256 !== null) return;
        const sha256 = await writePieces(transaction, id, 'dictionary', dictionary());
        await transaction
          .updateTable('own_dictionaries')
          .set({ sha256 })
          .where('id', '=', id)
          .execute();
      }),
    add: async (made, most, texts) => {
      if (objects === null) return addRow(made, most, texts);
      let isAdded = false;
      try {
        await objects.upload(made.id, texts);
        const outcome = await addRow(made, most, texts);
        isAdded = outcome === 'added';
        return outcome;
      } finally {
        // Where this fails, ten minutes do it.
        if (!isAdded) await objects.discard(made.id).catch(() => undefined);
      }
    },
    list: async (userId) =>
      (await all().where('user_id', '=', userId).orderBy('created_at', 'desc').execute()).map(
        readRecord,
      ),
    open: async (userId, id) => {
      const row = await all().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : readRecord(row);
    },
    byCode: async (userId, code) => {
      const row = await all()
        .where('user_id', '=', userId)
        .where('code', '=', code)
        .executeTakeFirst();
      return row === undefined ? null : readRecord(row);
    },
    remove: async (userId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('own_dictionaries')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      await engine.shred();
      return numDeletedRows > 0n;
    },
    ...openJobLeases(engine, now),
    known: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('own_dictionaries')
        .select(['id', 'state'])
        .where('id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ id, state }) => [id, state]));
    },
  };
}
