import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { deleteTexts, writePieces } from './stored-pieces.ts';
import { type OwnDictionaryRecord, readRecord, type Row } from './own-dictionary-record.ts';
import type { Pieces } from './file-pieces.ts';

/** Who counts a dictionary at the moment. What a holder says later than its time counts no more. */
export interface Lease {
  readonly id: string;
  /** Any name that nobody else has. */
  readonly by: string;
}

/** What was counted. */
export interface CountResult {
  readonly tokens: number;
  readonly types: number;
  readonly leftOut: number;
}

/** Who counts what: a dictionary is held by one process at a time, for a while. */
export interface JobLeases {
  /** Those that wait to be counted, and those whose holder let its time run out; oldest first. */
  readonly waiting: () => Promise<readonly string[]>;
  /** Takes a waiting dictionary to count it, for so many milliseconds; null when another was faster. */
  readonly acquire: (lease: Lease, milliseconds: number) => Promise<OwnDictionaryRecord | null>;
  /** Says how far the counting is, and asks for more time; false when it is no longer wanted. */
  readonly renew: (lease: Lease, milliseconds: number, progress: number) => Promise<boolean>;
  /** Says what was counted; with that its texts go, and the dictionary travels. */
  readonly finish: (lease: Lease, counted: CountResult, dictionary: Pieces) => Promise<boolean>;
  readonly fail: (lease: Lease, failure: string) => Promise<boolean>;
  /** Puts it back in the line, as if it had not been begun. */
  readonly release: (lease: Lease) => Promise<void>;
}

/** The line of dictionaries to be counted, in the table own_dictionaries. */
export function openJobLeases(engine: Engine, now: () => Date): JobLeases {
  const { db } = engine;
  const isShared = engine.name === 'postgres';
  const at = () => now().toISOString();
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  const change = async (
    { id, by }: Lease,
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
    acquire: async ({ id, by }, milliseconds) => {
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
    renew: (lease, milliseconds, progress) =>
      change(lease, { held_until: later(milliseconds), progress }),
    finish: (lease, { tokens, types, leftOut }, dictionary) =>
      inTransaction(db, async (transaction) => {
        const values = { state: 'ready', progress: 1, tokens, types, left_out: leftOut } as const;
        // First, so that nobody takes it over or removes it while the dictionary is written.
        if (!(await change(lease, { ...released, ...values }, transaction))) return false;
        if (!isShared) return true;
        const sha256 = await writePieces(transaction, lease.id, 'dictionary', dictionary());
        await transaction
          .updateTable('own_dictionaries')
          .set({ sha256 })
          .where('id', '=', lease.id)
          .execute();
        await deleteTexts(transaction, lease.id);
        return true;
      }),
    fail: (lease, failure) =>
      inTransaction(db, async (transaction) => {
        const isHeld = await change(lease, { ...released, state: 'failed', failure }, transaction);
        if (isHeld) await deleteTexts(transaction, lease.id);
        return isHeld;
      }),
    release: async (lease) => {
      await change(lease, { ...released, state: 'queued', progress: 0, attempts: 0 });
    },
  };
}
