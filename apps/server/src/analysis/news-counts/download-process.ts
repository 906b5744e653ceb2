import { setPriority } from 'node:os';

import {
  DiskFull,
  DownloadFailed,
  FolderBusy,
  installNews,
  WrongChecksum,
} from '@vernacular/dictionaries/node';

import type { NewsRequest, NewsOutcome } from './background-download.ts';

function outcomeOf(error: unknown): NewsOutcome {
  if (error instanceof FolderBusy) return 'busy';
  if (error instanceof DownloadFailed) return 'not-reachable';
  if (error instanceof WrongChecksum) return 'wrong-file';
  if (error instanceof DiskFull) return 'disk-full';
  return 'broke-off';
}

// Low priority; and exit when the server does.
setPriority(10);
process.once('disconnect', () => process.exit());
process.once('message', (request: NewsRequest) => {
  void installNews({ ...request, unlessThere: true })
    .then((): NewsOutcome => 'installed', outcomeOf)
    .then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
