import type { Pool } from 'pg';
import PgBoss from 'pg-boss';

import { type JobName, jobNames, type JobQueue } from '../engine/job-queue.ts';

const pollingIntervalSeconds = 1;
const queueLock = 7_305_812;

/** Locks for a transaction, not for a session, which a pooler may give to another client between two statements. */
async function withLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [queueLock]);
    return await work();
  } finally {
    // A failed commit means a broken connection, whose lock is gone as well.
    const fault = await holder.query('commit').then(
      () => undefined,
      (error: Error) => error,
    );
    holder.release(fault);
  }
}

const newBoss = (pool: Pool) =>
  new PgBoss({
    db: { executeSql: (text, values: unknown[]) => pool.query(text, values) },
    schedule: false,
  });

/** Starts pg-boss and creates missing queues; two processes that did this at once would deadlock. */
const startBoss = (boss: PgBoss, pool: Pool, names: readonly JobName[]) =>
  withLock(pool, async () => {
    await boss.start();
    // The row in the database says whether a job is done, so pg-boss never retries.
    for (const name of names)
      await boss.createQueue(name, { name, policy: 'standard', retryLimit: 0 });
  });

export async function makeQueues(pool: Pool): Promise<void> {
  const boss = newBoss(pool);
  await startBoss(boss, pool, jobNames);
  await boss.stop({ graceful: false, close: false, wait: true });
}

export function pgBossQueue(
  pool: Pool,
  name: JobName,
  onFault: (error: unknown) => void,
): JobQueue {
  let boss: Promise<PgBoss> | null = null;
  let run: ((id: string) => Promise<void>) | null = null;
  let isClosed = false;

  const start = async () => {
    const opened = newBoss(pool);
    opened.on('error', onFault);
    await startBoss(opened, pool, [name]);
    await opened.work<{ id: string }>(
      name,
      { batchSize: 1, pollingIntervalSeconds },
      async ([job]) => {
        if (!job || isClosed) return;
        await run?.(job.data.id).catch(onFault);
      },
    );
    return opened;
  };

  return {
    work: (work) => {
      run = work;
    },
    add: async (id) => {
      if (isClosed) return;
      boss ??= start().catch((error: unknown) => {
        boss = null;
        throw error;
      });
      await (await boss).send(name, { id }, { expireInHours: 2 });
    },
    close: async () => {
      isClosed = true;
      await (await boss)?.stop({ graceful: false, close: false, wait: true });
    },
  };
}
