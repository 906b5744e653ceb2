import { setTimeout as pause } from 'node:timers/promises';

const tries = 6;
/** Milliseconds after which nothing is begun again: whoever asked waits. */
const longestRetry = 1500;
const firstPause = 10;

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * Does a step again when the database undid it because another was in its way (40001, 40P01), a few times, each after
 * a pause of random length: two that go on in step would only meet again.
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
