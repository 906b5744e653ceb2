import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much may be asked of a paid service. One token is about four characters. */
export interface Budget {
  /** Whether the writer and the whole site may spend so many tokens more; counts them if so. */
  spend(writer: string, tokens: number): Promise<boolean>;
}

const hour = 3600;
const day = 24 * hour;

/** Whether the limiter lets `tokens` more pass; it counts them if so. */
const take = (limiter: RateLimiterMemory, key: string, tokens: number) =>
  limiter.consume(key, tokens).then(
    () => true,
    () => false,
  );

/** Limits a writer in an hour and the site in a day, in tokens. */
export function tokenBudget({
  aWriterAnHour = 300_000,
  theSiteADay = 10_000_000,
}: { aWriterAnHour?: number; theSiteADay?: number } = {}): Budget {
  const writers = new RateLimiterMemory({ points: aWriterAnHour, duration: hour });
  const site = new RateLimiterMemory({ points: theSiteADay, duration: day });
  return {
    spend: async (writer, tokens) =>
      (await take(writers, writer, tokens)) && (await take(site, 'all', tokens)),
  };
}
