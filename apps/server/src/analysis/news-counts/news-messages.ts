import type { NewsInstall } from '@vernacular/dictionaries/node';

export type NewsRequest = Pick<NewsInstall, 'folder' | 'url' | 'files'>;

export type NewsOutcome =
  /** All periods are installed. */
  | 'installed'
  /** Another program is installing into the same folder. */
  | 'busy'
  /** The server did not answer or kept breaking off; partial downloads are kept. */
  | 'not-reachable'
  /** The checksum differs from the published one. */
  | 'wrong-file'
  | 'disk-full'
  | 'broke-off';
