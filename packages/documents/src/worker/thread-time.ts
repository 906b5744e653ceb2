import { readFileSync, readlinkSync } from 'node:fs';

/** Linux's id of the thread that asks; null on other systems. */
export function ownThread(): string | null {
  try {
    return readlinkSync('/proc/thread-self').replace(/^.*\//u, '');
  } catch {
    return null;
  }
}

/** Processor time of a thread of this process in milliseconds; null where it is not told. */
export function processorTime(thread: string | null): number | null {
  if (thread === null) return null;
  try {
    return Number.parseInt(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8'), 10) / 1e6;
  } catch {
    return null;
  }
}
