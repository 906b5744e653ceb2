import type { Engine } from './engine.ts';
import { inTransaction } from './in-transaction.ts';
import { forgetTexts, writePieces } from './own-dictionary-pieces.ts';
import { type OwnDictionaryRecord, readRecord, type Row } from './own-dictionary-record.ts';
import type { Pieces } from './pieces.ts';

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

/** Who counts what: a dictionary is held by one process at a time, for a while. */
export interface Holds {
  /** Those that wait to be counted, and those whose holder let its time run out; oldest first. */
  readonly waiting: () => Promise<readonly string[]>;
  /** Takes a waiting dictionary to count it, for so many milliseconds; null when another was faster. */
  readonly hold: (hold: Hold, milliseconds: number) => Promise<OwnDictionaryRecord | null>;
  /** Says how far the counting is, and asks for more time; false when it is no longer wanted. */
  readonly renew: (hold: Hold, milliseconds: number, progress: number) => Promise<boolean>;
  /** Says what was counted; with that its texts go, and the dictionary travels. */
  readonly finish: (hold: Hold, counted: Counted, dictionary: Pieces) => Promise<boolean>;
  readonly fail: (hold: Hold, failure: string) => Promise<boolean>;
  /** Puts it back in the line, as if it had not been begun. */
  readonly giveBack: (hold: Hold) => Promise<void>;
}

/** The line of dictionaries to be counted, in the table own_dictionaries. */
export function openHolds(engine: Engine, now: () => Date): Holds {
  const { db } = engine;
  const isShared = engine.name === 'postgres';
  const at = () => now().toISOString();
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  const change = async (
    { id, by }: Hold,
    values: Partial<Omit<Row, 'id'>>,
    within = db,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await within
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
      return row === undefined ? null : readRecord(row);
    },
    renew: (hold, milliseconds, progress) =>
      change(hold, { held_until: later(milliseconds), progress }),
    finish: (hold, { tokens, types, leftOut }, dictionary) =>
      inTransaction(db, async (transaction) => {
        const values = { state: 'ready', progress: 1, tokens, types, left_out: leftOut } as const;
        // First, so that nobody takes it over or removes it while the dictionary is written.
        if (!(await change(hold, { ...released, ...values }, transaction))) return false;
        if (!isShared) return true;
        const sha256 = await writePieces(transaction, hold.id, 'dictionary', dictionary());
        await transaction
          .updateTable('own_dictionaries')
          .set({ sha256 })
          .where('id', '=', hold.id)
          .execute();
        await forgetTexts(transaction, hold.id);
        return true;
      }),
    fail: (hold, failure) =>
      inTransaction(db, async (transaction) => {
        const isHeld = await change(hold, { ...released, state: 'failed', failure }, transaction);
        if (isHeld) await forgetTexts(transaction, hold.id);
        return isHeld;
      }),
    giveBack: async (hold) => {
      await change(hold, { ...released, state: 'queued', progress: 0, attempts: 0 });
    },
  };
}
