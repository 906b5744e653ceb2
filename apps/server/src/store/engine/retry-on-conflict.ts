import { setTimeout as pause } from 'node:timers/promises';

const tries = 6;
/** Milliseconds after which no new attempt begins, because a request is waiting. */
const longestRetry = 1500;
const firstPause = 10;

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * Runs a step again after a serialization failure (40001) or deadlock (40P01): six attempts at most, none after 1.5
 * seconds. The pauses have random lengths, so that two conflicting transactions do not meet again.
 */
export async function retryOnConflict<Result>(step: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + longestRetry;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isConflict(error) || attempt >= tries || Date.now() > end) throw error;
      await pause(Math.random() * firstPause * 2 ** attempt);
    }
  }
}
