import { changesRow, firstRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import { lockPerson } from '../saved-work/may-keep-work.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { openJobLeases } from './job-leases.ts';
import { readPieces, writeDictionary, writePieces } from './chunk-table.ts';
import { openCorpusObjects } from './corpus-objects.ts';
import {
  columnsOfNew,
  type NewOwnDictionary,
  type OwnDictionaryRecord,
  readRecord,
} from './own-dictionary-record.ts';
import type { Pieces } from './file-chunks.ts';
import type { ObjectStore } from './s3-object-store.ts';

export function openOwnDictionaryTable(
  engine: Engine,
  now: () => Date,
  objectStore: ObjectStore | null = null,
) {
  const { db } = engine;
  const objects = objectStore && openCorpusObjects(db, objectStore, now);
  const isShared = engine.name === 'postgres';
  const at = () => now().toISOString();
  const all = () => db.selectFrom('own_dictionaries').selectAll();

  const addRow = (made: NewOwnDictionary, most: number, texts: Pieces) =>
    inTransaction(db, async (transaction): Promise<'added' | 'taken' | 'too-many' | 'nobody'> => {
      // Waits for an erasure in progress, and serialises the additions of one person.
      const person = await lockPerson(engine, transaction, made.userId);
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
    /**
     * Whether texts and dictionaries are stored in the database, because servers may share no folder: true on PostgreSQL.
     */
    isShared,
    /** From the store of objects or, where none was set when they were sent, from the database. */
    texts: async function* (id: string, signal?: AbortSignal) {
      yield* (await objects?.read(id, signal)) ?? readPieces(db, id, 'text');
    },
    /** Throws when the store of objects is unavailable; null where none is set. */
    tryOutObjects: objectStore && objectStore.tryOut,
    deleteUnusedObjects: async () => objects?.deleteUnused(),
    dictionary: (id: string) => readPieces(db, id, 'dictionary'),
    /** Ids of ready dictionaries whose file is not in the database yet, left by an older version. */
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
    share: (id: string, dictionary: Pieces) =>
      inTransaction(db, async (transaction) => {
        const row = await transaction
          .selectFrom('own_dictionaries')
          .select('sha256')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (row?.sha256 !== null) return;
        await writeDictionary(transaction, id, dictionary());
      }),
    /** Queues a dictionary. `nobody`: no such person; `taken`: they have this code; `too-many`: they have `most`. */
    add: async (made: NewOwnDictionary, most: number, texts: Pieces) => {
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
    list: async (userId: string) =>
      (await all().where('user_id', '=', userId).orderBy('created_at', 'desc').execute()).map(
        readRecord,
      ),
    open: (userId: string, id: string) =>
      all().where('user_id', '=', userId).where('id', '=', id).$call(firstRow(readRecord)),
    byCode: (userId: string, code: string) =>
      all().where('user_id', '=', userId).where('code', '=', code).$call(firstRow(readRecord)),
    remove: async (userId: string, id: string) => {
      const own = db.deleteFrom('own_dictionaries').where('user_id', '=', userId);
      const isRemoved = await changesRow(own.where('id', '=', id));
      await engine.shred();
      return isRemoved;
    },
    ...openJobLeases(engine, now),
    known: async (
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, OwnDictionaryRecord['state']>> => {
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

export type OwnDictionariesPort = ReturnType<typeof openOwnDictionaryTable>;
