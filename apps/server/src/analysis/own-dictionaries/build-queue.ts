import { randomUUID } from 'node:crypto';

import type { CountingFailure } from '@vernacular/contract';

import type {
  Lease,
  JobQueue,
  OwnDictionariesPort,
  OwnDictionaryRecord,
} from '../../store/index.ts';
import type { OwnFolders } from './corpus-folder.ts';
import { countCorpus, type Counting, type CountOutcome } from './count-corpus.ts';

export interface BuildQueue {
  readonly add: (id: string) => Promise<void>;
  readonly stop: (id: string) => Promise<void>;
  /** Queues dictionaries that an ended process left behind, and removes abandoned files. */
  readonly tidy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface BuildQueueOptions {
  readonly port: OwnDictionariesPort;
  readonly folders: OwnFolders;
  readonly jobs: JobQueue;
  readonly count?: (
    order: Parameters<typeof countCorpus>[0],
    counting: Counting,
  ) => Promise<CountOutcome>;
}

const seconds = 1000;
const leaseTime = 60 * seconds;
const renewalInterval = 2 * seconds;
/** Longer than any upload takes, in milliseconds. */
const uploadTime = 10 * 60 * seconds;
const maxAttempts = 2;

export function openBuildQueue({
  port,
  folders,
  jobs,
  count = countCorpus,
}: BuildQueueOptions): BuildQueue {
  const added = new Set<string>();
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let isClosed = false;

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
        { signal: stop.signal, onProgress: (now) => void (progress = now) },
      );
    } finally {
      clearInterval(timer);
    }
  };

  const fail = async (lease: Lease, because: CountingFailure) => {
    await folders.remove(lease.id);
    await port.fail(lease, because);
  };

  /** The dictionary was removed, or its lease expired and another process has it: then the folder is that process's. */
  const abandon = async ({ id }: Lease) => {
    if (!(await port.known([id])).has(id)) await folders.remove(id);
    // The next holder reads the texts from the database.
    else if (port.isShared) await folders.removeCorpus(id);
  };

  const haveCorpus = async ({ id, bytes }: OwnDictionaryRecord) =>
    port.isShared
      ? (await folders.takeInCorpus(id, port.texts(id))) === bytes
      : folders.hasCorpus(id);

  const build = async (lease: Lease, stop: AbortController) => {
    const record = await port.acquire(lease, leaseTime);
    if (record === null) return;
    const isHopeless = record.attempts > maxAttempts || !(await haveCorpus(record));
    if (isHopeless) return fail(lease, 'interrupted');
    const outcome = await countWithLease(record, lease, stop);
    if (outcome.kind === 'stopped') {
      if (isClosed) await port.release(lease);
      return abandon(lease);
    }
    if (outcome.kind === 'failed') return fail(lease, outcome.because);
    await folders.clear(lease.id);
    const dictionary = () => folders.dictionaryPieces(lease.id);
    if (!(await port.finish(lease, outcome, dictionary))) await abandon(lease);
  };

  const tidyFolder = async (id: string, state: OwnDictionaryRecord['state'] | undefined) => {
    if (running.has(id)) return;
    const isLeft = await folders.isUntouchedFor(id, uploadTime);
    // Without a row, a finished dictionary was removed on another server; one still being uploaded has texts.
    const isRemoved = (await folders.hasDictionary(id)) && !(await folders.hasCorpus(id));
    if (state === undefined && (isLeft || isRemoved)) await folders.remove(id);
    const isOver = state === 'ready' || state === 'failed';
    if (isOver && isLeft) await folders.removeCorpus(id);
  };

  jobs.work(async (id) => {
    added.delete(id);
    if (isClosed) return;
    const stop = new AbortController();
    const done = build({ id, by: randomUUID() }, stop);
    running.set(id, { stop, done });
    await done.finally(() => running.delete(id));
  });

  const add = async (id: string) => {
    if (added.has(id) || isClosed) return;
    added.add(id);
    await jobs.add(id);
  };

  const end = async (id: string) => {
    const under = running.get(id);
    under?.stop.abort();
    await under?.done.catch(() => undefined);
  };

  return {
    add,
    stop: end,
    tidy: async () => {
      for (const id of await port.waiting()) if (!running.has(id)) await add(id);
      for (const id of await port.unshared())
        if (await folders.hasDictionary(id))
          await port.share(id, () => folders.dictionaryPieces(id));
      const all = await folders.all();
      const known = await port.known(all);
      for (const id of all) await tidyFolder(id, known.get(id));
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...running.keys()].map(end));
      await jobs.close();
    },
  };
}

const labelOf = ({ name, from, to }: OwnDictionaryRecord) =>
  `${name}, ${from === to ? from : `${from}–${to}`}`;
