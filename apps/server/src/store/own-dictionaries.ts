import type { Selectable } from 'kysely';

import type { Engine } from './engine.ts';
import type { Schema } from './schema.ts';

/** What somebody builds a dictionary from, before anything is counted. */
export interface NewOwnDictionary {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly code: string;
  readonly language: 'en' | 'he';
  readonly from: number;
  readonly to: number;
  readonly files: number;
  readonly bytes: number;
}

/** A dictionary of one person, and how far its counting is. */
export interface OwnDictionaryRecord extends NewOwnDictionary {
  readonly state: 'queued' | 'counting' | 'ready' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed; null unless it did. */
  readonly failure: string | null;
  /** How often its counting was begun. */
  readonly attempts: number;
  readonly leftOut: number;
  readonly tokens: number | null;
  readonly types: number | null;
  readonly createdAt: string;
}

/** Who counts a dictionary at the moment. What a holder says later than its time counts no more. */
export interface Hold {
  readonly id: string;
  /** Any name that nobody else has. */
  readonly by: string;
}

/** What was counted. */
export interface Counted {
  readonly tokens: number;
  readonly types: number;
  readonly leftOut: number;
}

/** The table of own dictionaries: what each person has, and what is still to be counted. */
export interface OwnDictionariesPort {
  /** Puts a dictionary at the end of the line, unless its owner has one of that code, or `most` in all, or is no more. */
  readonly add: (
    made: NewOwnDictionary,
    most: number,
  ) => Promise<'added' | 'taken' | 'too-many' | 'nobody'>;
  /** Newest first. */
  readonly list: (userId: string) => Promise<readonly OwnDictionaryRecord[]>;
  readonly open: (userId: string, id: string) => Promise<OwnDictionaryRecord | null>;
  readonly byCode: (userId: string, code: string) => Promise<OwnDictionaryRecord | null>;
  /** False when this person has no such dictionary. */
  readonly remove: (userId: string, id: string) => Promise<boolean>;
  /** Those that wait to be counted, and those whose holder let its time run out; oldest first. */
  readonly waiting: () => Promise<readonly string[]>;
  /** Which of these ids name a dictionary. */
  readonly known: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Takes a waiting dictionary to count it, for so many milliseconds; null when another was faster. */
  readonly hold: (hold: Hold, milliseconds: number) => Promise<OwnDictionaryRecord | null>;
  /** Says how far the counting is, and asks for more time; false when it is no longer wanted. */
  readonly renew: (hold: Hold, milliseconds: number, progress: number) => Promise<boolean>;
  readonly finish: (hold: Hold, counted: Counted) => Promise<boolean>;
  readonly fail: (hold: Hold, failure: string) => Promise<boolean>;
  /** Puts it back in the line, as if it had not been begun. */
  readonly giveBack: (hold: Hold) => Promise<void>;
}

type Row = Selectable<Schema['own_dictionaries']>;

const read = (row: Row): OwnDictionaryRecord => ({
  id: row.id,
  userId: row.user_id,
  name: row.name,
  code: row.code,
  language: row.language,
  from: row.from_year,
  to: row.to_year,
  files: row.files,
  bytes: row.bytes,
  state: row.state,
  progress: row.progress,
  failure: row.failure,
  attempts: row.attempts,
  leftOut: row.left_out,
  tokens: row.tokens,
  types: row.types,
  createdAt: row.created_at,
});

const columnsOf = ({
  id,
  userId,
  name,
  code,
  language,
  from,
  to,
  files,
  bytes,
}: NewOwnDictionary) =>
  ({
    id,
    user_id: userId,
    name,
    code,
    language,
    from_year: from,
    to_year: to,
    files,
    bytes,
    state: 'queued',
    progress: 0,
    attempts: 0,
    left_out: 0,
  }) as const;

/** Opens the table own_dictionaries. */
export function openOwnDictionaries(engine: Engine, now: () => Date): OwnDictionariesPort {
  const { db } = engine;
  const at = () => now().toISOString();
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
  const all = () => db.selectFrom('own_dictionaries').selectAll();

  const change = async ({ id, by }: Hold, values: Partial<Omit<Row, 'id'>>): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('own_dictionaries')
      .set(values)
      .where('id', '=', id)
      .where('state', '=', 'counting')
      .where('held_by', '=', by)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  const released = { held_by: null, held_until: null } as const;

  return {
    add: (made, most) =>
      db.transaction().execute(async (transaction) => {
        // Waits for an account that is being erased, and lets one person add one after another.
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
          .values({ ...columnsOf(made), created_at: at() })
          .onConflict((conflict) => conflict.columns(['user_id', 'code']).doNothing())
          .returning('id')
          .executeTakeFirst();
        return added === undefined ? 'taken' : 'added';
      }),
    list: async (userId) =>
      (await all().where('user_id', '=', userId).orderBy('created_at', 'desc').execute()).map(read),
    open: async (userId, id) => {
      const row = await all().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : read(row);
    },
    byCode: async (userId, code) => {
      const row = await all()
        .where('user_id', '=', userId)
        .where('code', '=', code)
        .executeTakeFirst();
      return row === undefined ? null : read(row);
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
    waiting: async () => {
      const rows = await db
        .selectFrom('own_dictionaries')
        .select('id')
        .where((of) =>
          of.or([
            of('state', '=', 'queued'),
            of.and([of('state', '=', 'counting'), of('held_until', '<', at())]),
          ]),
        )
        .orderBy('created_at')
        .execute();
      return rows.map(({ id }) => id);
    },
    known: async (ids) => {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('own_dictionaries')
        .select('id')
        .where('id', 'in', [...ids])
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    hold: async ({ id, by }, milliseconds) => {
      const row = await db
        .updateTable('own_dictionaries')
        .set((of) => ({
          state: 'counting',
          progress: 0,
          held_by: by,
          held_until: later(milliseconds),
          attempts: of('attempts', '+', 1),
        }))
        .where('id', '=', id)
        .where((of) =>
          of.or([
            of('state', '=', 'queued'),
            of.and([of('state', '=', 'counting'), of('held_until', '<', at())]),
          ]),
        )
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : read(row);
    },
    renew: (hold, milliseconds, progress) =>
      change(hold, { held_until: later(milliseconds), progress }),
    finish: (hold, { tokens, types, leftOut }) =>
      change(hold, {
        ...released,
        state: 'ready',
        progress: 1,
        tokens,
        types,
        left_out: leftOut,
      }),
    fail: (hold, failure) => change(hold, { ...released, state: 'failed', failure }),
    giveBack: async (hold) => {
      await change(hold, { ...released, state: 'queued', progress: 0, attempts: 0 });
    },
  };
}
