import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface RateLimit {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** Fails while the database is unavailable, in place of counting in memory. */
  readonly needsDatabase?: true;
}

/** The settings of a limiter on the table rate_limits, the same on both engines. */
export function limiterSettings({ name, times, seconds, needsDatabase }: RateLimit) {
  const limit = { keyPrefix: name, points: times, duration: seconds };
  return {
    ...limit,
    tableName: 'rate_limits',
    tableCreated: true,
    // `sweep` deletes expired rows; an error in the limiter's own timer would be unhandled.
    clearExpiredByTimeout: false,
    ...(!needsDatabase && { insuranceLimiter: new RateLimiterMemory(limit) }),
  };
}
