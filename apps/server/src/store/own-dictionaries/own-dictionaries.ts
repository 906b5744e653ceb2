import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { type JobLeases, openJobLeases } from './job-leases.ts';
import { readPieces, writePieces } from './chunk-table.ts';
import {
  columnsOfNew,
  type NewOwnDictionary,
  type OwnDictionaryRecord,
  readRecord,
} from './own-dictionary-record.ts';
import type { Piece, Pieces } from './file-chunks.ts';

export interface OwnDictionariesPort extends JobLeases {
  /**
   * Whether texts and dictionaries are stored in the database, because servers may share no folder: true on PostgreSQL.
   */
  readonly isShared: boolean;
  readonly texts: (id: string) => AsyncIterable<Piece>;
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

export function openOwnDictionaryTable(engine: Engine, now: () => Date): OwnDictionariesPort {
  const { db } = engine;
  const isShared = engine.name === 'postgres';
  const at = () => now().toISOString();
  const all = () => db.selectFrom('own_dictionaries').selectAll();

  return {
    isShared,
    texts: (id) => readPieces(db, id, 'text'),
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
    add: (made, most, texts) =>
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
        if (isShared) await writePieces(transaction, made.id, 'text', texts());
        return 'added';
      }),
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
