import type { Pool } from 'pg';
import PgBoss from 'pg-boss';

import { type JobName, jobNames, type JobQueue } from '../engine/job-queue.ts';

/** How soon a process that has nothing to do sees a job. */
const pollingIntervalSeconds = 1;
/** The name of the lock under which a process makes the tables of the queue; any number of ours alone. */
const queueLock = 7_305_812;

/** Does this while no other process on this database does. */
async function withLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [queueLock]);
    return await work();
  } finally {
    // An unlock that fails means a broken connection, and with that the lock is gone too.
    const fault = await holder.query('select pg_advisory_unlock($1)', [queueLock]).then(
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

/** Starts it; two processes that make a queue at once would deadlock. A queue that is there is left as it is. */
const startBoss = (boss: PgBoss, pool: Pool, names: readonly JobName[]) =>
  withLock(pool, async () => {
    await boss.start();
    // Whether a job is done is for the database to say; here each is handed out once.
    for (const name of names)
      await boss.createQueue(name, { name, policy: 'standard', retryLimit: 0 });
  });

/** Makes the tables of pg-boss and every queue. */
export async function makeQueues(pool: Pool): Promise<void> {
  const boss = newBoss(pool);
  await startBoss(boss, pool, jobNames);
  await boss.stop({ graceful: false, close: false, wait: true });
}

/** Jobs that pg-boss hands to one of the processes on this database. It starts with the first job, not with the site. */
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
