import { setTimeout as wait } from 'node:timers/promises';

import { isStoreAway } from './is-store-away.ts';

const firstPause = 250;
/** Milliseconds: a database that is available again is noticed after this at the latest. */
const longestPause = 10_000;

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

export interface RetryOptions {
  readonly signal: AbortSignal;
  /** Called when the database is found unavailable, and again only when the error has another code. */
  readonly onAway: (error: unknown) => void;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Runs a step until it is done, with growing pauses, for as long as the database is unavailable; any other error is
 * thrown. Returns false when the signal ended it first.
 */
export async function retryWhileAway(
  step: () => Promise<void>,
  { signal, onAway, pause = (length) => wait(length, null, { signal }) }: RetryOptions,
): Promise<boolean> {
  let told: unknown = null;
  for (let length = firstPause; ; length = Math.min(2 * length, longestPause)) {
    try {
      await step();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (!isStoreAway(error)) throw error;
      if (told === null || told !== codeOf(error)) onAway(error);
      told = codeOf(error) ?? '';
    }
    await pause(length).catch(() => undefined);
    if (signal.aborted) return false;
  }
}
