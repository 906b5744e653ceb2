import type { Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';
import type { Pieces } from './file-chunks.ts';
import { framePieces, readFramed } from './length-prefixed-chunks.ts';
import type { ObjectStore } from './s3-object-store.ts';

/** Milliseconds; longer than sending an object may take. */
const uploadTime = 10 * 60 * 1000;

/**
 * The texts of dictionaries that wait to be counted, each corpus as one object under the dictionary’s id. Its row is
 * written before the object and deleted after it, so no object is forgotten, whatever ends in between.
 */
export function openCorpusObjects(db: Kysely<Schema>, objects: ObjectStore, now: () => Date) {
  const at = (later = 0) => new Date(now().getTime() + later).toISOString();
  return {
    upload: async (id: string, texts: Pieces) => {
      const row = { id, unused_from: at(uploadTime) };
      await db.insertInto('corpus_objects').values(row).execute();
      await objects.put(id, () => framePieces(texts()));
    },
    /** Keeps an uploaded corpus until its dictionary is counted or gone. */
    keep: async (transaction: Kysely<Schema>, id: string) => {
      const { numUpdatedRows } = await setEnd(transaction, id, null);
      if (numUpdatedRows === 0n) throw new Error('A corpus was deleted while it was sent.');
    },
    discard: async (id: string) => void (await setEnd(db, id, at())),
    /** Null when this corpus is not among the objects. */
    read: async (id: string, signal?: AbortSignal) => {
      const row = await db
        .selectFrom('corpus_objects')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      const bytes = row === undefined ? null : await objects.get(id, signal);
      return bytes === null ? null : readFramed(bytes);
    },
    /** Deletes the corpora that no dictionary waits with. */
    deleteUnused: async () => {
      const unused = await db
        .selectFrom('corpus_objects')
        .select('id')
        .where((of) => of.or([of('unused_from', 'is', null), of('unused_from', '<=', at())]))
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('own_dictionaries')
                .select('own_dictionaries.id')
                .whereRef('own_dictionaries.id', '=', 'corpus_objects.id')
                .where('state', 'in', ['queued', 'counting']),
            ),
          ),
        )
        .execute();
      for (const { id } of unused) {
        await objects.remove(id);
        await db.deleteFrom('corpus_objects').where('id', '=', id).execute();
      }
    },
  };
}

const setEnd = (within: Kysely<Schema>, id: string, unused_from: string | null) =>
  within
    .updateTable('corpus_objects')
    .set({ unused_from })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
