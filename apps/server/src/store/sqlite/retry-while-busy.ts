import { setTimeout as pause } from 'node:timers/promises';

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * Runs a step again while SQLite is busy, until `end` in milliseconds since 1970. SQLite's own busy timeout would block
 * this process, and could never end if the other writer is in it.
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
