import { spawnJob } from '../../outside/index.ts';
import type { NewsOrder, NewsOutcome } from './news-order.ts';

/** Fetches, checks and packs the news counts in a process of its own; what had arrived is kept for the next attempt. */
export async function fetchOnce(order: NewsOrder, signal: AbortSignal): Promise<NewsOutcome> {
  // An institution's own certificates must hold for its mirror too; nothing else of the environment is handed on.
  const { NODE_EXTRA_CA_CERTS } = process.env;
  let outcome: NewsOutcome = 'broke-off';
  await spawnJob<NewsOrder, NewsOutcome>('#news-process', order, {
    signal,
    environment: NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {},
    onReport: (told) => (outcome = told),
  });
  return outcome;
}
