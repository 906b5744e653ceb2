import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

import type { DictionaryStore } from '@vernacular/dictionaries/node';
import { Tinypool } from 'tinypool';

import type { Dependencies } from '../../dependencies/index.ts';
import type { InstitutionGlossary } from '../glossary/institution-glossary.ts';
import { tasksWith, type Tasks } from './tasks.ts';
import { type FairQueueOptions, fairQueue } from './fair-queue.ts';

interface WorkOptions {
  /**
   * Bytes or characters of the input, times a factor where a task costs more for each than grading does. The size
   * decides which threads run the task.
   */
  readonly size: number;
  /** A user id, or the address of a guest; limits how much of the queue one user takes. */
  readonly who: string;
  readonly signal: AbortSignal;
}

export type WorkerPool = ReturnType<typeof openWorkerPool>;

interface Lane extends FairQueueOptions {
  readonly name: string;
  /** Tasks larger than this (see `size`) run here. */
  readonly from: number;
  /** Milliseconds after which an idle thread ends and frees its memory. */
  readonly idle: number;
  /** Threads that stay when idle. */
  readonly stay: number;
}

const threads = Math.min(4, Math.max(1, availableParallelism()));

/** Smaller tasks run on the main thread, in about five milliseconds. Large texts have their own thread. */
const lanes: readonly Lane[] = [
  {
    name: 'large-texts',
    from: 1024 * 1024,
    atOnce: 1,
    waiting: 8,
    waitingOfOne: 1,
    idle: 2000,
    stay: 0,
  },
  {
    name: 'middle-texts',
    from: 48 * 1024,
    atOnce: threads,
    waiting: 16 * threads,
    waitingOfOne: 16 * threads,
    idle: 60_000,
    stay: 1,
  },
];

interface WorkerPoolOptions {
  readonly dictionaries: DictionaryStore;
  readonly folder: string;
  readonly glossary: InstitutionGlossary;
  readonly onFault: (error: unknown) => void;
  readonly traces?: Dependencies['traces'];
}

/**
 * Runs tasks by size: on the main thread up to 48 KB, in up to four threads above, and in one above 1 MB. `run` throws
 * Failure `busy` when too many tasks wait.
 */
export function openWorkerPool({
  dictionaries,
  folder,
  glossary,
  onFault,
  traces,
}: WorkerPoolOptions) {
  const here = tasksWith(dictionaries, glossary);
  let isClosed = false;
  const openPool = ({ atOnce, idle, stay }: Lane) => {
    const opened = new Tinypool({
      filename: createRequire(import.meta.url).resolve('#worker-thread'),
      minThreads: stay,
      maxThreads: atOnce,
      idleTimeout: idle,
      workerData: { folder, glossary },
      // Flags of this process are not passed on, because threads run the built files.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    opened.on('error', onFault);
    return opened;
  };
  // Tinypool drops its waiting tasks when it ends the thread of a cancelled one, so tasks wait in our own queue.
  const open = lanes.map((lane) => {
    let pool: Tinypool | undefined;
    const queue = fairQueue(lane);
    return {
      name: lane.name,
      from: lane.from,
      waiting: queue.waiting,
      warm: async () => {
        if (lane.stay > 0) await (pool ??= openPool(lane)).run(null, { name: 'ready' });
      },
      run: (name: keyof Tasks, task: unknown, { who, signal }: WorkOptions): Promise<unknown> =>
        queue.run(who, signal, () => (pool ??= openPool(lane)).run(task, { name, signal })),
      close: async () => {
        await pool?.destroy();
      },
    };
  });
  const start = async (name: keyof Tasks, task: unknown, options: WorkOptions) => {
    options.signal.throwIfAborted();
    const lane = open.find(({ from }) => options.size > from);
    return lane
      ? lane.run(name, task, options)
      : (here[name] as (given: unknown) => Promise<unknown>)(task);
  };
  return {
    run: <Name extends keyof Tasks>(
      name: Name,
      task: Parameters<Tasks[Name]>[0],
      options: WorkOptions,
    ) => {
      const work = () => start(name, task, options);
      return (traces ? traces.part(`work ${name}`, work) : work()) as ReturnType<Tasks[Name]>;
    },
    /** Starts the permanent thread, because starting takes longer than grading. */
    warm: async () => {
      try {
        await Promise.all(open.map(({ warm }) => warm()));
      } catch (error) {
        // Ending a thread while it starts is not an error.
        if (!isClosed) throw error;
      }
    },
    queues: open,
    close: async () => {
      isClosed = true;
      await Promise.all(open.map(({ close }) => close()));
    },
  };
}
