import { RateLimiterRes } from 'rate-limiter-flexible';

import type { Store } from '../../../store/index.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

const day = 24 * 60 * 60;
const first = 5;
const longest = 15 * 60;

/** Says no, and when to come again; what is no refusal of a counter is thrown on. */
export const toRateLimitError = (thrown: unknown) =>
  thrown instanceof RateLimiterRes
    ? new GoTrueError('over_request_rate_limit', {
        retryAfterSeconds: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)),
      })
    : thrown;

/** Counts failures of a day under a key. After the free ones each makes the next try wait twice as long, a quarter of an hour at most. */
export interface ExponentialBackoff {
  /**
   * Counts a try as failed before it is checked, so that many at once are not checked at once, and tells how many
   * there are with it; throws when it comes too soon.
   */
  readonly take: (key: string, allowed?: number) => Promise<number>;
  /** The try was none: it was right, or never checked. */
  readonly giveBack: (key: string) => Promise<void>;
  /** An earlier failure counts no more; a wait that goes on is not ended by that. */
  readonly lessen: (key: string) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}

/** Opens the counters of a growing delay, in the database, for all processes. */
export function exponentialBackoff(store: Store, name: string, free: number): ExponentialBackoff {
  const failures = store.limiter({ name, times: free, seconds: day });
  const pauses = store.limiter({ name: `${name}-wait`, times: 1, seconds: longest });
  return {
    take: async (key, allowed = free) => {
      const { consumedPoints } = await failures.penalty(key);
      const waits = consumedPoints - allowed;
      if (waits < 0) return consumedPoints;
      const customDuration = Math.min(longest, first * 2 ** Math.min(waits, 10));
      try {
        await pauses.consume(key, 1, { customDuration });
        return consumedPoints;
      } catch (thrown) {
        // What is refused tells nothing of the password, so it makes no wait longer.
        await failures.reward(key);
        throw toRateLimitError(thrown);
      }
    },
    giveBack: async (key) => {
      await failures.reward(key);
      await pauses.delete(key);
    },
    lessen: async (key) => {
      await failures.reward(key);
    },
    forget: async (key) => {
      await failures.delete(key);
      await pauses.delete(key);
    },
  };
}
