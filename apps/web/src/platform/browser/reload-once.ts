import { readStored, store } from '../storage/storage.ts';

const key = 'reloaded-at';

/** For this long after a reload the page does not reload by itself again, so that it never does so in a circle. */
const pause = 10 * 60_000;

/** Tells whether the server is there and well, without a look into the browser's memory: one that is about to stop sends no pages. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

interface Outside {
  readonly isThere?: () => Promise<boolean>;
  readonly reload?: () => void;
  readonly now?: () => number;
}

/**
 * Reloads the page because a part of it is missing, if that can help: the server answers, and the page
 * has not just been reloaded for the same reason. A page without a connection is better than the browser's own.
 */
export async function reloadOnce({
  isThere = isServerThere,
  reload = () => location.reload(),
  now = Date.now,
}: Outside = {}): Promise<'reloading' | 'unreachable' | 'tried'> {
  if (!(await isThere())) return 'unreachable';
  const kept = readStored(key);
  if (kept !== null && now() - Number(kept) < pause) return 'tried';
  // Where this cannot be kept, nothing would end the circle.
  if (!store(key, String(now()))) return 'tried';
  reload();
  return 'reloading';
}
