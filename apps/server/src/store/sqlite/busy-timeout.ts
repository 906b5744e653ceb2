import { setTimeout as pause } from 'node:timers/promises';

/** Whether SQLite refused because somebody else is writing. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * Tries a step again while somebody else is writing, until a moment in milliseconds since 1970. SQLite can wait by itself, but it would hold up this whole
 * process meanwhile, and in vain if the other writer lives in it too.
 */
export async function retryWhileBusy(step: () => void, end: number) {
  for (;;) {
    try {
      step();
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await pause(5 + Math.random() * 20);
    }
  }
}
