import type { NewsInstall } from '@vernacular/dictionaries/node';

/** What the process that fetches the news counts is told to do. */
export type NewsRequest = Pick<NewsInstall, 'folder' | 'url' | 'files'>;

/** How fetching ended. */
export type NewsOutcome =
  /** All periods are installed. */
  | 'installed'
  /** Another program is installing into the same folder. */
  | 'busy'
  /** The address did not answer, or broke off again and again; what has come is kept. */
  | 'not-reachable'
  /** What came is not what was published. */
  | 'wrong-file'
  | 'disk-full'
  | 'broke-off';
