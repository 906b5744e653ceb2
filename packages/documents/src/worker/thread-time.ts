import { readFileSync, readlinkSync } from 'node:fs';

/** Linux id of the current thread; null on other systems. */
export function ownThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self').replace(/^.*\//u, '');
  } catch {
    return null;
  }
}

/** Milliseconds of processor time of a thread of this process; null if the system does not report it. */
export function processorTime(thread: string | null): number | null {
  if (thread === null) return null;
  try {
    return Number.parseInt(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8'), 10) / 1e6;
  } catch {
    return null;
  }
}
