import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import type { Pace } from './engine.ts';
import { migrate } from './migrate.ts';
import { openEngine, type Whereabouts } from './open-engine.ts';
import { openVisits, type Visits } from './visits.ts';

/** Everything the site remembers, as small ports. Nobody outside this folder writes SQL. */
export interface Store {
  readonly visits: Visits;
  /** A counter shared by all processes, for slowing attempts. */
  limiter(pace: Pace): RateLimiterAbstract;
  /** Lets go of the database. Nothing may be asked of the store afterwards. */
  close(): Promise<void>;
}

/** What a store is made with. */
export interface StoreOptions extends Whereabouts {
  readonly now?: () => Date;
}

/** Opens the store, with its schema up to date. Several processes may open the same one. */
export async function openStore({
  now = () => new Date(),
  ...whereabouts
}: StoreOptions): Promise<Store> {
  const engine = openEngine(whereabouts);
  try {
    await migrate(engine, now);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const { db } = engine;
  return {
    visits: openVisits(db, now),
    limiter: (pace) => engine.newLimiter(pace),
    close: () => engine.close(),
  };
}
