import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '@vernacular/postgres-for-tests';
import { vi } from 'vitest';

/** Moto speaks S3: `pip install 'moto[server]'`. */
const program = 'moto_server';
export const hasS3 = spawnSync(program, ['--help'], { stdio: 'ignore' }).status === 0;

/** A store that speaks S3, with an empty bucket. */
export interface S3Server {
  /** As CORPORA_URL takes it. */
  readonly url: string;
  readonly keys: () => Promise<readonly string[]>;
  /** Says nothing more until it goes on. */
  readonly pause: () => void;
  readonly goOn: () => void;
  readonly stop: () => Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const port = await freePort();
  const child = spawn(program, ['--host', '127.0.0.1', '--port', String(port)], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const bucket = `http://127.0.0.1:${port}/corpora`;
  const make = () => fetch(bucket, { method: 'PUT' }).then(({ ok }) => ok);
  await vi.waitUntil(() => make().catch(() => false), { timeout: 30_000, interval: 100 });
  return {
    url: `${bucket.replace('//', '//key:secret@')}/texts?region=us-east-1`,
    keys: async () => {
      const listed = await (await fetch(`${bucket}?list-type=2`)).text();
      return [...listed.matchAll(/<Key>([^<]+)</g)].map(([, key = '']) => key);
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
