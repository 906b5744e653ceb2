import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from './run-program.mjs';

/** Starts the built server on a free port, with `env` added. Rejects with its output if it ends before it is up. */
export async function startSite(env) {
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, PUBLIC_URL: undefined, PORT: '0', NEWS_COUNTS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let printed = '';
    server.once('exit', () => reject(new Error(printed)));
    server.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const [, found] = /is at (http:\/\/localhost:\d+)/.exec(printed) ?? [];
      if (found) resolve(found);
    });
  });
  return { address, pid: server.pid, stop: () => server.kill('SIGKILL') };
}
