import { z } from 'zod';

const times = z.number().int().min(1).max(1_000_000_000);

/** How often something may be asked in so many seconds: by one person with an account, and from one network address. */
export interface RateLimit {
  readonly person: number;
  readonly address: number;
  readonly seconds: number;
}

/**
 * What is shared out. An editor asks for each paragraph anew, so its share is wide. Guests share the address they come from: a class or a campus stands behind one. Links are counted
 * only when there is nothing at them.
 */
const shares = {
  grading: { person: 120, address: 3000, seconds: 60 },
  editors: { person: 1200, address: 3000, seconds: 60 },
  groups: { person: 30, address: 300, seconds: 600 },
  documents: { person: 60, address: 1200, seconds: 60 },
  chat: { person: 60, address: 3000, seconds: 60 },
  links: { person: 300, address: 300, seconds: 600 },
  dictionaries: { person: 20, address: 200, seconds: 3600 },
} as const satisfies Record<string, RateLimit>;

/** What is shared out, by name. */
export type RateLimitName = keyof typeof shares;

const share = z.strictObject({ person: times, address: times, seconds: times }).partial();

/** What FAIR_SHARES says, over what is fair without it. */
export const rateLimits = z
  .strictObject({
    grading: share,
    editors: share,
    groups: share,
    documents: share,
    chat: share,
    links: share,
    dictionaries: share,
  } satisfies Record<RateLimitName, unknown>)
  .partial()
  .default({})
  .transform(
    (set) =>
      Object.fromEntries(
        Object.entries(shares).map(([name, usual]) => [
          name,
          { ...usual, ...set[name as RateLimitName] },
        ]),
      ) as Readonly<Record<RateLimitName, RateLimit>>,
  );
