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

/** The line in which dictionaries are counted, one at a time in this process. */
export interface BuildQueue {
  readonly add: (id: string) => Promise<void>;
  /** Stops the counting of a dictionary that is no longer wanted, and waits until nothing of it runs. */
  readonly stop: (id: string) => Promise<void>;
  /** Takes up what a process that ended left behind, and removes what nobody will come back to. */
  readonly tidy: () => Promise<void>;
  /** Stops what is being counted; it stands at the head of the line when the site is started again. */
  readonly close: () => Promise<void>;
}

/** What the line works with. */
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
/** Longer than any upload may take. */
const uploadTime = 10 * 60 * seconds;
/** A counting that took two processes with it is not begun a third time. */
const mostAttempts = 2;

/** A line that works as soon as something stands in it. */
export function openBuildQueue({
  port,
  folders,
  jobs,
  count = countCorpus,
}: BuildQueueOptions): BuildQueue {
  const added = new Set<string>();
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let isClosed = false;

  /** Counts, and says how far it is as long as somebody wants it. */
  const countWithLease = async (
    record: OwnDictionaryRecord,
    lease: Lease,
    stop: AbortController,
  ) => {
    let progress = 0;
    const timer = setInterval(() => {
      void port.renew(lease, leaseTime, progress).then(
        (isWanted) => isWanted || stop.abort(),
        // The database is away for a moment: the time that was asked for is still running.
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

  /** Somebody removed it, or another process holds it because this one slept: then the folder is theirs. */
  const leave = async ({ id }: Lease) => {
    if (!(await port.known([id])).has(id)) await folders.remove(id);
    // Whoever takes it up has the texts from the database.
    else if (port.isShared) await folders.removeCorpus(id);
  };

  /** Sees to it that the texts are here; false when they are not, or not whole. */
  const haveCorpus = async ({ id, bytes }: OwnDictionaryRecord) =>
    port.isShared
      ? (await folders.takeInCorpus(id, port.texts(id))) === bytes
      : folders.hasCorpus(id);

  const build = async (lease: Lease, stop: AbortController) => {
    const record = await port.acquire(lease, leaseTime);
    if (record === null) return;
    const isHopeless = record.attempts > mostAttempts || !(await haveCorpus(record));
    if (isHopeless) return fail(lease, 'interrupted');
    const outcome = await countWithLease(record, lease, stop);
    if (outcome.kind === 'stopped') {
      if (isClosed) await port.release(lease);
      return leave(lease);
    }
    if (outcome.kind === 'failed') return fail(lease, outcome.because);
    await folders.clear(lease.id);
    const dictionary = () => folders.dictionaryPieces(lease.id);
    if (!(await port.finish(lease, outcome, dictionary))) await leave(lease);
  };

  /** Removes what nobody will come back to: what is over everywhere, and what was left half done here. */
  const tidyFolder = async (id: string, state: OwnDictionaryRecord['state'] | undefined) => {
    if (running.has(id)) return;
    const isLeft = await folders.isUntouchedFor(id, uploadTime);
    // A dictionary without its row was removed on another server; what is under way has texts, and no dictionary yet.
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
