import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { KyselyPlugin } from 'kysely';

import { migrate, openDatabase, type DatabaseLocation } from '../index.ts';

/** A copy of the SQLite files as a process killed at this moment leaves them. PostgreSQL rolls back. */
function copyAsKilled({ dataDir, databaseUrl, ...rest }: DatabaseLocation): DatabaseLocation {
  if (databaseUrl !== undefined) return { dataDir, databaseUrl, ...rest };
  const left = join(dataDir, 'killed');
  rmSync(left, { recursive: true, force: true });
  for (const file of readdirSync(dataDir)) cpSync(join(dataDir, file), join(left, file));
  return { dataDir: left, ...rest };
}

/**
 * Upgrades a database repeatedly, ending after each statement of its first pending migration; yields what each end
 * left.
 */
export async function* interruptAtEachStatement(
  place: DatabaseLocation,
): AsyncGenerator<DatabaseLocation> {
  const engine = openDatabase(place);
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  for (let last = 1; ; last += 1) {
    let statements = 0;
    let left: DatabaseLocation | null = null;
    const ending: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const into = node.kind === 'InsertQueryNode' && node.into?.table.identifier.name;
        if (into === 'applied_migrations') over();
        return node;
      },
      transformResult: async ({ result }) => {
        statements += 1;
        if (statements < last) return result;
        left = copyAsKilled(place);
        throw new Error('ended');
      },
    };
    await migrate({ ...engine, db: engine.db.withPlugin(ending) }, () => new Date(0)).then(
      over,
      (error: Error) => {
        if (error.message !== 'ended') throw error;
      },
    );
    if (left !== null) yield left;
    if (isOver) break;
  }
  await engine.close();
}
