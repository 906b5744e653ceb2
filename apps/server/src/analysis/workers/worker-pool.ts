import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

import type { DictionaryStore } from '@vernacular/dictionaries/node';
import { Tinypool } from 'tinypool';

import type { Outside } from '../../outside/index.ts';
import { tasksWith, type Tasks } from './tasks.ts';
import { type FairQueueOptions, fairQueue } from './fair-queue.ts';

/** How large a piece of work is, who wants it, and a signal that they no longer do. */
export interface WorkOptions {
  /** Bytes or characters. */
  readonly size: number;
  /** A person, or the address of a guest: nobody takes all the room there is to wait. */
  readonly who: string;
  readonly signal: AbortSignal;
}

/** Does heavy work: small pieces at once, larger ones on threads of their own, so that nobody waits for another. */
export interface WorkerPool {
  run<Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
    options: WorkOptions,
  ): ReturnType<Tasks[Name]>;
  /** Starts the thread that stays, so that the first longer text does not wait for it: starting takes longer than grading. */
  warm(): Promise<void>;
  /** The lines before the threads, and how many pieces wait in each. */
  readonly lines: readonly { readonly name: string; readonly waiting: () => number }[];
  close(): Promise<void>;
}

interface Lane extends FairQueueOptions {
  readonly name: string;
  /** Bytes or characters from which work goes this way. */
  readonly from: number;
  /** Milliseconds after which an idle thread ends, and its memory goes back. */
  readonly idle: number;
  /** Threads that stay however idle they are. */
  readonly stay: number;
}

const threads = Math.min(4, Math.max(1, availableParallelism()));

/** Up to the first of these, work is done at once: some five milliseconds. Large texts wait for each other only. */
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

/** What a workbench is made with: the dictionaries, the folder they are in, and who hears of a thread that broke. */
export interface WorkerPoolOptions {
  readonly dictionaries: DictionaryStore;
  readonly folder: string;
  readonly onFault: (error: unknown) => void;
  readonly traces?: Outside['traces'];
}

/** A workbench with the dictionaries of a folder. Threads start when they are needed and end when idle. */
export function openWorkerPool({
  dictionaries,
  folder,
  onFault,
  traces,
}: WorkerPoolOptions): WorkerPool {
  const here = tasksWith(dictionaries);
  let isClosed = false;
  const openPool = ({ atOnce, idle, stay }: Lane) => {
    const opened = new Tinypool({
      filename: createRequire(import.meta.url).resolve('#worker-thread'),
      minThreads: stay,
      maxThreads: atOnce,
      idleTimeout: idle,
      workerData: { folder },
      // Threads run the built files, whatever this process was started with.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    opened.on('error', onFault);
    return opened;
  };
  // A pool forgets those who wait in it when it ends the thread of one who left: they wait in front of it.
  const open = lanes.map((lane) => {
    let pool: Tinypool | undefined;
    const line = fairQueue(lane);
    return {
      name: lane.name,
      from: lane.from,
      waiting: line.waiting,
      warm: async () => {
        if (lane.stay > 0) await (pool ??= openPool(lane)).run(null, { name: 'ready' });
      },
      run: (name: keyof Tasks, task: unknown, { who, signal }: WorkOptions): Promise<unknown> =>
        line.run(who, signal, () => (pool ??= openPool(lane)).run(task, { name, signal })),
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
    warm: async () => {
      try {
        await Promise.all(open.map(({ warm }) => warm()));
      } catch (error) {
        // A thread that is ended while it starts has not failed.
        if (!isClosed) throw error;
      }
    },
    lines: open,
    close: async () => {
      isClosed = true;
      await Promise.all(open.map(({ close }) => close()));
    },
  };
}
