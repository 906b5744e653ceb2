import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

import type { DictionaryStore } from '@vernacular/dictionaries/node';
import { Tinypool } from 'tinypool';

import { Failure } from '../../http/index.ts';
import { tasksWith, type Tasks } from './tasks.ts';

/** Does heavy work: small pieces at once, larger ones on threads of their own, so that nobody waits for another. */
export interface Workbench {
  run<Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
    options: { readonly size: number; readonly signal: AbortSignal },
  ): ReturnType<Tasks[Name]>;
  close(): Promise<void>;
}

/** Bytes or characters up to which work is done at once: some five milliseconds. */
const small = 48 * 1024;
const threads = Math.min(4, Math.max(1, availableParallelism()));
const queue = 16 * threads;

/** What a workbench is made with: the dictionaries, the folder they are in, and who hears of a thread that broke. */
export interface WorkbenchOptions {
  readonly dictionaries: DictionaryStore;
  readonly folder: string;
  readonly onFault: (error: unknown) => void;
}

/** A workbench with the dictionaries of a folder. Threads start when they are needed and end when idle. */
export function openWorkbench({ dictionaries, folder, onFault }: WorkbenchOptions): Workbench {
  const here = tasksWith(dictionaries);
  let pool: Tinypool | undefined;
  const openPool = () => {
    const opened = new Tinypool({
      filename: createRequire(import.meta.url).resolve('#work-thread'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      workerData: { folder },
      // Threads run the built files, whatever this process was started with.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    opened.on('error', onFault);
    return opened;
  };
  const start = async (name: keyof Tasks, task: unknown, size: number, signal: AbortSignal) => {
    signal.throwIfAborted();
    if (size <= small) return (here[name] as (given: unknown) => Promise<unknown>)(task);
    pool ??= openPool();
    if (pool.queueSize >= queue) throw new Failure('busy');
    return pool.run(task, { name, signal }) as Promise<unknown>;
  };
  return {
    run: <Name extends keyof Tasks>(
      name: Name,
      task: Parameters<Tasks[Name]>[0],
      { size, signal }: { readonly size: number; readonly signal: AbortSignal },
    ) => start(name, task, size, signal) as ReturnType<Tasks[Name]>,
    close: async () => {
      await pool?.destroy();
    },
  };
}
