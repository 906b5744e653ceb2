import type { ExpressionBuilder } from 'kysely';

import { changesRow, firstRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';
import { deleteTexts, writeDictionary } from './chunk-table.ts';
import { readRecord, type Row } from './own-dictionary-record.ts';
import type { Pieces } from './file-chunks.ts';

/**
 * The right of one process (`by`) to count the dictionary `id`. After it has expired another process may take the
 * dictionary over; from then on calls with it change nothing.
 */
export interface Lease {
  readonly id: string;
  readonly by: string;
}

export interface CountResult {
  readonly tokens: number;
  readonly types: number;
  readonly leftOut: number;
}

export function openJobLeases(engine: Engine, now: () => Date) {
  const { db } = engine;
  const isShared = engine.name === 'postgres';
  const at = () => now().toISOString();
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  const isWaiting = (of: ExpressionBuilder<Schema, 'own_dictionaries'>) =>
    of.or([
      of('state', '=', 'queued'),
      of.and([of('state', '=', 'counting'), of('held_until', '<', at())]),
    ]);
  const change = async (
    { id, by }: Lease,
    values: Partial<Omit<Row, 'id'>>,
    within = db,
  ): Promise<boolean> => {
    return within
      .updateTable('own_dictionaries')
      .set(values)
      .where('id', '=', id)
      .where('state', '=', 'counting')
      .where('held_by', '=', by)
      .$call(changesRow);
  };
  const released = { held_by: null, held_until: null } as const;

  return {
    waiting: async () => {
      const rows = await db
        .selectFrom('own_dictionaries')
        .select('id')
        .where(isWaiting)
        .orderBy('created_at')
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Leases a waiting dictionary and counts the attempt; null when another process was first. */
    acquire: ({ id, by }: Lease, milliseconds: number) =>
      db
        .updateTable('own_dictionaries')
        .set((of) => ({
          state: 'counting',
          progress: 0,
          held_by: by,
          held_until: later(milliseconds),
          attempts: of('attempts', '+', 1),
        }))
        .where('id', '=', id)
        .where(isWaiting)
        .returningAll()
        .$call(firstRow(readRecord)),
    /** Stores the progress (0 to 1) and extends the lease; false when the dictionary was removed or the lease lost. */
    renew: (lease: Lease, milliseconds: number, progress: number) =>
      change(lease, { held_until: later(milliseconds), progress }),
    /** Marks the dictionary ready and stores its file on PostgreSQL; false when the lease was lost. */
    finish: (lease: Lease, { tokens, types, leftOut }: CountResult, dictionary: Pieces) =>
      inTransaction(db, async (transaction) => {
        const values = { state: 'ready', progress: 1, tokens, types, left_out: leftOut } as const;
        // First: the row lock keeps others from leasing or removing it while the file is written.
        if (!(await change(lease, { ...released, ...values }, transaction))) return false;
        if (!isShared) return true;
        await writeDictionary(transaction, lease.id, dictionary());
        await deleteTexts(transaction, lease.id);
        return true;
      }),
    fail: (lease: Lease, failure: string) =>
      inTransaction(db, async (transaction) => {
        const isHeld = await change(lease, { ...released, state: 'failed', failure }, transaction);
        if (isHeld) await deleteTexts(transaction, lease.id);
        return isHeld;
      }),
    /** Gives the dictionary back to the queue, as if no attempt had been made. */
    release: async (lease: Lease) => {
      await change(lease, { ...released, state: 'queued', progress: 0, attempts: 0 });
    },
  };
}
