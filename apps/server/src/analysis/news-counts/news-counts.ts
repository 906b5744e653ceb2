import { setTimeout as pause } from 'node:timers/promises';

import type { DictionaryStore } from '@vernacular/dictionaries/node';

import { orderProcess } from '../../outside/index.ts';
import type { NewsRequest, NewsOutcome } from './news-messages.ts';

/** Whether the news counts are on their way: an open page then looks for them now and again. */
export interface NewsCounts {
  readonly isComing: () => boolean;
  /** Fetches what is missing, and tries again while it can't; resolves when all is there, or the signal fires. */
  readonly fetch: (signal: AbortSignal) => Promise<void>;
}

/** What fetching works with. */
export interface NewsCountsOptions {
  readonly dictionaries: DictionaryStore;
  readonly folder: string;
  /** NEWS_COUNTS: `off`, a mirror's address, or undefined for the address of those who published them. */
  readonly source: string | undefined;
  readonly log: {
    readonly info: (sentence: string) => void;
    readonly warn: (sentence: string) => void;
  };
  /** Other yearly files than the published ones; only in tests. */
  readonly files?: NewsRequest['files'];
  /** Milliseconds before the first new attempt; each later wait is twice as long, a day at most. */
  readonly firstWait?: number;
  /** Milliseconds before a folder that another program fills is looked at again. */
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

/** The news counts of a site: fetched once it answers, in the background, if the folder lacks them. */
export function newsCounts(options: NewsCountsOptions): NewsCounts {
  const { dictionaries, folder, source, log, files } = options;
  let isComing = false;

  const areThere = () =>
    dictionaries
      .list()
      .filter(({ kind, language }) => kind === 'news' && language === 'en')
      .every(({ isInstalled }) => isInstalled);

  const order: NewsRequest = { folder, ...(source && { url: source }), ...(files && { files }) };

  const fetch = async (signal: AbortSignal) => {
    let wait = options.firstWait ?? 10 * minute;
    let said: NewsOutcome | null = null;
    while (!signal.aborted && !areThere()) {
      if (said === null) log.info('fetching the news counts in the background');
      isComing = true;
      const outcome = await fetchOnce(order, signal);
      if (signal.aborted) return;
      if (outcome === 'installed') break;
      if (outcome === 'busy') {
        said = outcome;
        await pause(options.busyWait ?? minute / 6, undefined, { signal, ref: false });
        continue;
      }
      isComing = false;
      // Each trouble is told once, not at every attempt.
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
    fetch: (signal) =>
      source === 'off'
        ? Promise.resolve()
        : fetch(signal).catch((error: unknown) => {
            isComing = false;
            if (!signal.aborted) throw error;
          }),
  };
}

/** Fetches, checks and packs the news counts in a process of its own; what had arrived is kept for the next attempt. */
async function fetchOnce(order: NewsRequest, signal: AbortSignal): Promise<NewsOutcome> {
  // An institution's own certificates must hold for its mirror too; nothing else of the environment is handed on.
  const { NODE_EXTRA_CA_CERTS } = process.env;
  let outcome: NewsOutcome = 'broke-off';
  await orderProcess<NewsRequest, NewsOutcome>('#news-process', order, {
    signal,
    environment: NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {},
    onReport: (told) => (outcome = told),
  });
  return outcome;
}
