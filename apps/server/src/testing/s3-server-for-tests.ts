import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '@vernacular/postgres-for-tests';
import { AwsClient } from 'aws4fetch';
import { vi } from 'vitest';

/** S3rver speaks S3: `npm install --no-save --prefix .s3rver s3rver@3.7.1`, as `.ci/run` does. */
const program = fileURLToPath(
  new URL('../../../../.s3rver/node_modules/.bin/s3rver', import.meta.url),
);
export const hasS3 = existsSync(program);

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
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-s3-'));
  const options = ['-s', '-d', folder, '-a', '127.0.0.1', '-p', String(port)];
  const child = spawn(program, [...options, '--configure-bucket', 'corpora'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const bucket = `${address}/corpora`;
  const isUp = () => fetch(address).then(() => true);
  await vi.waitUntil(() => isUp().catch(() => false), { timeout: 30_000, interval: 100 });
  const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' });
  return {
    url: `${bucket.replace('//', '//S3RVER:S3RVER@')}/texts?region=us-east-1`,
    keys: async () => {
      const listed = await (await client.fetch(`${bucket}?list-type=2`)).text();
      return [...listed.matchAll(/<Key>([^<]+)</g)].map(([, key = '']) => key);
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
