import { readStored, store } from '../storage/storage.ts';

const key = 'reloaded-at';

/** Milliseconds after a reload in which the page is not reloaded again, against reload loops. */
const pause = 10 * 60_000;

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

/** Reloads the page. `unreachable`: the server does not answer; `tried`: reloaded within 10 minutes, or no storage. */
export async function reloadOnce({
  isThere = isServerThere,
  reload = () => location.reload(),
  now = Date.now,
}: Outside = {}): Promise<'reloading' | 'unreachable' | 'tried'> {
  if (!(await isThere())) return 'unreachable';
  const kept = readStored(key);
  if (kept !== null && now() - Number(kept) < pause) return 'tried';
  // Without storage nothing would end a reload loop.
  if (!store(key, String(now()))) return 'tried';
  reload();
  return 'reloading';
}
