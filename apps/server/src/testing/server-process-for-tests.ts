import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makeBundled } from '@vernacular/dictionaries/node';

import { sharedDictionaries } from './site-for-tests.ts';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built program, running. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** How it ended: an exit code, or the name of a signal. */
  readonly ended: Promise<number | string>;
  /** What it printed so far. */
  readonly printed: () => string;
}

/** A fresh data folder with the dictionaries in it. */
export async function newDataDir(): Promise<string> {
  await makeBundled(sharedDictionaries);
  const dataDir = await mkdtemp(join(tmpdir(), 'vernacular-process-'));
  await cp(sharedDictionaries, join(dataDir, 'dictionaries'), { recursive: true });
  return dataDir;
}

/** Starts the built program with these settings, on a free port unless they name one; throws what it printed when it ends. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: '0',
      NEWS_COUNTS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /is at (http:\/\/localhost:\d+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(printed)));
  });
  return { child, ended, address, printed: () => printed };
}
