import { randomUUID } from 'node:crypto';

import type { CountingFailure } from '@vernacular/contract';

import { pollingWorker } from '../../dependencies/index.ts';
import {
  isStoreAway,
  type Lease,
  type OwnDictionariesPort,
  type OwnDictionaryRecord,
} from '../../store/index.ts';
import type { DictionaryFolders } from './dictionary-folders.ts';
import { countCorpus } from './count-corpus.ts';

export type BuildQueue = ReturnType<typeof openBuildQueue>;

export interface BuildQueueOptions {
  readonly port: OwnDictionariesPort;
  readonly folders: DictionaryFolders;
  readonly onFault: (error: unknown) => void;
  readonly count?: typeof countCorpus;
}

const seconds = 1000;
const leaseTime = 60 * seconds;
const renewalInterval = 2 * seconds;
/** Longer than any upload takes, in milliseconds. */
const uploadTime = 10 * 60 * seconds;
const maxAttempts = 2;
const interval = 15 * seconds;

/**
 * Builds the dictionaries that wait in the database by counting the words of their texts, one dictionary at a time in
 * each server process.
 */
export function openBuildQueue({ port, folders, onFault, count = countCorpus }: BuildQueueOptions) {
  let running: { id: string; stop: AbortController; done: Promise<void> } | null = null;
  const closing = new AbortController();

  const countWithLease = async (
    record: OwnDictionaryRecord,
    lease: Lease,
    stop: AbortController,
  ) => {
    let progress = 0;
    const timer = setInterval(() => {
      void port.renew(lease, leaseTime, progress).then(
        (isWanted) => isWanted || stop.abort(),
        // The database is unavailable for a moment, but the lease still holds.
        () => undefined,
      );
    }, renewalInterval);
    try {
      return await count(
        {
          code: record.code,
          label: labelOf(record),
          language: record.language,
          corpus: folders.corpusOf(record.id),
          folder: folders.of(record.id),
        },
        {
          signal: AbortSignal.any([stop.signal, closing.signal]),
          onProgress: (now) => void (progress = now),
        },
      );
    } finally {
      clearInterval(timer);
    }
  };

  const fail = async (lease: Lease, because: CountingFailure) => {
    await folders.remove(lease.id);
    await port.fail(lease, because);
  };

  /**
   * Cleans up after a lost lease: removes the folder when the dictionary was removed, and leaves it to the other
   * process when that one has taken the dictionary over.
   */
  const abandon = async ({ id }: Lease) => {
    if (!(await port.known([id])).has(id)) await folders.remove(id);
    // The next holder reads the texts from the database.
    else if (port.isShared) await folders.removeCorpus(id);
  };

  const haveCorpus = async ({ id, bytes }: OwnDictionaryRecord, signal: AbortSignal) =>
    port.isShared
      ? (await folders.takeInCorpus(id, port.texts(id, signal))) === bytes
      : folders.hasCorpus(id);

  const build = async (record: OwnDictionaryRecord, lease: Lease, stop: AbortController) => {
    if (record.attempts > maxAttempts) return fail(lease, 'interrupted');
    const signal = AbortSignal.any([stop.signal, closing.signal]);
    try {
      if (!(await haveCorpus(record, signal))) return await fail(lease, 'interrupted');
    } catch (error) {
      // While the database is unavailable, the attempt does not count.
      if (isStoreAway(error)) await port.release(lease);
      if (signal.aborted) return abandon(lease);
      throw error;
    }
    const outcome = await countWithLease(record, lease, stop);
    if (outcome.kind === 'stopped') {
      if (closing.signal.aborted) await port.release(lease);
      return abandon(lease);
    }
    if (outcome.kind === 'failed') return fail(lease, outcome.because);
    await folders.clear(lease.id);
    const dictionary = () => folders.dictionaryPieces(lease.id);
    if (!(await port.finish(lease, outcome, dictionary))) await abandon(lease);
  };

  /** False when nothing waits, or all that waits has been leased by other processes meanwhile. */
  const buildNext = async () => {
    for (const id of await port.waiting()) {
      const lease = { id, by: randomUUID() };
      const record = await port.acquire(lease, leaseTime);
      if (record === null) continue;
      const stop = new AbortController();
      running = { id, stop, done: build(record, lease, stop) };
      await running.done.finally(() => (running = null));
      sweeper.wake();
      return true;
    }
    return false;
  };

  /** Stops the counting of a dictionary in this process. */
  const stop = async (id: string) => {
    sweeper.wake();
    if (running?.id !== id) return;
    running.stop.abort();
    await running.done.catch(() => undefined);
  };

  const tidyFolder = async (id: string, state: OwnDictionaryRecord['state'] | undefined) => {
    if (running?.id === id) return;
    const isLeft = await folders.isUntouchedFor(id, uploadTime);
    // A folder without a row holds either a dictionary that was removed on another server, or texts that are still
    // being uploaded.
    const isRemoved = (await folders.hasDictionary(id)) && !(await folders.hasCorpus(id));
    if (state === undefined && (isLeft || isRemoved)) await folders.remove(id);
    const isOver = state === 'ready' || state === 'failed';
    if (isOver && isLeft) await folders.removeCorpus(id);
  };

  const tidy = async () => {
    for (const id of await port.unshared())
      if (await folders.hasDictionary(id)) await port.share(id, () => folders.dictionaryPieces(id));
    const all = await folders.all();
    const known = await port.known(all);
    for (const id of all) await tidyFolder(id, known.get(id));
    return false;
  };

  const builder = pollingWorker({ round: buildNext, interval, onFault });
  const tidier = pollingWorker({ round: tidy, interval, onFault });
  const sweep = async () => {
    await port.deleteUnusedObjects();
    return false;
  };
  const sweeper = pollingWorker({ round: sweep, interval, onFault });

  return {
    /** Starts counting the dictionaries that wait and removes abandoned files, now and every 15 seconds. */
    start: async () => {
      builder.wake();
      await tidier.finish();
    },
    wake: builder.wake,
    stop,
    close: async () => {
      closing.abort();
      await Promise.all([builder.close(), tidier.close(), sweeper.close()]);
    },
  };
}

const labelOf = ({ name, from, to }: OwnDictionaryRecord) =>
  `${name}, ${from === to ? from : `${from}–${to}`}`;
