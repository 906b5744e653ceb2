import type { NewsInstall } from '@vernacular/dictionaries/node';

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
