import type { Pool } from 'pg';
import PgBoss from 'pg-boss';

import type { Jobs } from '../jobs.ts';

/** How soon a process that has nothing to do sees a job. */
const pollingIntervalSeconds = 1;

/** Jobs that pg-boss hands to one of the processes on this database. It starts with the first job, not with the site. */
export function jobsOnPgBoss(pool: Pool, name: string, onFault: (error: unknown) => void): Jobs {
  let boss: Promise<PgBoss> | null = null;
  let run: ((id: string) => Promise<void>) | null = null;
  let isClosed = false;

  const start = async () => {
    const opened = new PgBoss({
      db: { executeSql: (text, values: unknown[]) => pool.query(text, values) },
      schedule: false,
    });
    opened.on('error', onFault);
    await opened.start();
    // Whether a job is done is for the database to say; here each is handed out once.
    await opened.createQueue(name, { name, policy: 'standard', retryLimit: 0 });
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
