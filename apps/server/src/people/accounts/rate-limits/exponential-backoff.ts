import { RateLimiterRes } from 'rate-limiter-flexible';

import type { Counter, Store } from '../../../store/index.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';

const day = 24 * 60 * 60;
const first = 5;
const longest = 15 * 60;

/** The GoTrueError, with the seconds to wait, of a rate limiter’s rejection; any other value unchanged. */
export const toRateLimitError = (
  thrown: unknown,
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit' = 'over_request_rate_limit',
) =>
  thrown instanceof RateLimiterRes
    ? new GoTrueError(code, {
        retryAfterSeconds: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)),
      })
    : thrown;

export type ExponentialBackoff = ReturnType<typeof exponentialBackoff>;

/** Counts failures per key and day; after the free ones each doubles the delay, from 5 seconds up to 15 minutes. */
export function exponentialBackoff(store: Store, name: string, free: number) {
  const failures = store.limiter({ name, times: free, seconds: day });
  const pauses = store.limiter({ name: `${name}-wait`, times: 1, seconds: longest });
  return {
    /**
     * Counts a failure before the check, so that parallel guesses count, and returns how many there are. Throws
     * `over_request_rate_limit` during a delay.
     */
    take: async (key: string, allowed: number | Promise<number> = free) => {
      const [{ consumedPoints }, most] = await Promise.all([failures.penalty(key), allowed]);
      const waits = consumedPoints - most;
      if (waits < 0) return consumedPoints;
      const customDuration = Math.min(longest, first * 2 ** Math.min(waits, 10));
      try {
        await pauses.consume(key, 1, { customDuration });
        return consumedPoints;
      } catch (thrown) {
        // A refused guess reveals nothing, so it does not lengthen the delay.
        await failures.reward(key);
        throw toRateLimitError(thrown);
      }
    },
    giveBack: async (key: string) => {
      await failures.reward(key);
      await pauses.delete(key);
    },
    /** The counters of a key, for `forgiveAttempts`, which changes several at once. */
    counters: (key: string): Record<'failures' | 'pause', Counter> => ({
      failures: { name, key, seconds: day },
      pause: { name: `${name}-wait`, key, seconds: longest },
    }),
  };
}
