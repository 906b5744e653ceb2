import { setTimeout as pause } from 'node:timers/promises';

import type { DictionaryStore, NewsInstall } from '@vernacular/dictionaries/node';

import { spawnJob } from '../../dependencies/index.ts';

export type NewsRequest = Pick<NewsInstall, 'folder' | 'url' | 'files'>;

export type NewsOutcome =
  | 'installed'
  /** Another program is installing into the same folder. */
  | 'busy'
  | 'not-reachable'
  /** The checksum differs from the published one. */
  | 'wrong-file'
  | 'disk-full'
  | 'broke-off';

export type NewsCounts = ReturnType<typeof newsCountsDownload>;

export interface NewsCountsOptions {
  readonly dictionaries: DictionaryStore;
  readonly folder: string;
  /** NEWS_COUNTS: `off`, the URL of a mirror, or undefined for the publishers' URL. */
  readonly source: string | undefined;
  readonly log: Readonly<Record<'info' | 'warn', (sentence: string) => void>>;
  readonly files?: NewsRequest['files'];
  /** Milliseconds before the first retry; each later wait is twice as long, up to a day. */
  readonly firstWait?: number;
  /** Milliseconds before retrying a folder that another program is writing to. */
  readonly busyWait?: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

const sentences: Readonly<Record<Exclude<NewsOutcome, 'installed' | 'busy'>, string>> = {
  'not-reachable':
    'the news counts could not be reached; the general counts answer until they can be',
  'wrong-file':
    'the news counts were refused: what came has another checksum than what was published',
  'disk-full': 'the news counts were not installed: the disk is full',
  'broke-off': 'the news counts were not installed: fetching broke off',
};

/** Downloads the news counts in the background. `isComing` is true while a download runs; open pages then poll. */
export function newsCountsDownload(options: NewsCountsOptions) {
  const { dictionaries, folder, source, log, files } = options;
  let isComing = false;

  const areThere = () =>
    dictionaries
      .list()
      .filter(({ kind, language }) => kind === 'news' && language === 'en')
      .every(({ isInstalled }) => isInstalled);

  const request: NewsRequest = { folder, ...(source && { url: source }), ...(files && { files }) };

  const fetch = async (signal: AbortSignal) => {
    let wait = options.firstWait ?? 10 * minute;
    let said: NewsOutcome | null = null;
    while (!signal.aborted && !areThere()) {
      if (said === null) log.info('fetching the news counts in the background');
      isComing = true;
      const outcome = await fetchOnce(request, signal);
      if (signal.aborted) return;
      if (outcome === 'installed') break;
      if (outcome === 'busy') {
        said = outcome;
        await pause(options.busyWait ?? minute / 6, undefined, { signal, ref: false });
        continue;
      }
      isComing = false;
      if (outcome !== said) log.warn(sentences[outcome]);
      said = outcome;
      await pause(wait, undefined, { signal, ref: false });
      wait = Math.min(day, wait * 2);
    }
    if (isComing && !signal.aborted)
      log.info('the news counts have arrived and answer from now on');
    isComing = false;
  };

  return {
    isComing: () => isComing,
    /** Downloads missing counts and retries after failures; resolves when all are installed or the signal aborts. */
    fetch: (signal: AbortSignal): Promise<void> =>
      source === 'off'
        ? Promise.resolve()
        : fetch(signal).catch((error: unknown) => {
            isComing = false;
            if (!signal.aborted) throw error;
          }),
  };
}

/** Downloads and installs the news counts in a child process; partial downloads are kept for the next attempt. */
async function fetchOnce(request: NewsRequest, signal: AbortSignal): Promise<NewsOutcome> {
  // A mirror may use an institution's own certificates; the child gets no other environment variable.
  const { NODE_EXTRA_CA_CERTS } = process.env;
  let outcome: NewsOutcome = 'broke-off';
  await spawnJob<NewsRequest, NewsOutcome>('#download-process', request, {
    signal,
    environment: NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {},
    onReport: (told) => (outcome = told),
  });
  return outcome;
}
