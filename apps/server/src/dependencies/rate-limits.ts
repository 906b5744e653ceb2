import { z } from 'zod';

const times = z.number().int().min(1).max(1_000_000_000);

/** The most calls of one account and of one network address in so many seconds. */
export interface RateLimit {
  readonly person: number;
  readonly address: number;
  readonly seconds: number;
}

/**
 * Default limits of an account (`person`) and of a network address, which may be a whole campus, in so many seconds.
 * Editors check paragraph by paragraph, so their limit is high. For `links`, only unknown links count.
 */
const shares = {
  grading: { person: 120, address: 3000, seconds: 60 },
  editors: { person: 1200, address: 3000, seconds: 60 },
  groups: { person: 30, address: 300, seconds: 600 },
  documents: { person: 60, address: 1200, seconds: 60 },
  chat: { person: 60, address: 3000, seconds: 60 },
  links: { person: 300, address: 300, seconds: 600 },
  dictionaries: { person: 20, address: 200, seconds: 3600 },
  asking: { person: 60, address: 300, seconds: 3600 },
  readers: { person: 60, address: 3000, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof shares;

export const shareNames = Object.keys(shares) as RateLimitName[];

const share = z.strictObject({ person: times, address: times, seconds: times }).partial();

/** Reads FAIR_SHARES: the limits it names replace the defaults, number by number. */
export const rateLimits = z
  .partialRecord(z.enum(shareNames), share)
  .default({})
  .transform(
    (set) =>
      Object.fromEntries(
        shareNames.map((name) => [name, { ...shares[name], ...set[name] }]),
      ) as Readonly<Record<RateLimitName, RateLimit>>,
  );
