/**
 * `npm run dev`: the site with hot reload, and behind it a server that starts again when its code changes.
 * Pages come from Vite; everything the contract lists as served is handed on to the server.
 */
import { fileURLToPath } from 'node:url';

import compiler from '../node_modules/typescript-7/lib/getExePath.js';
import { buildRooms, placeScripts } from './build.mjs';
import { run } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '3000';
const site = process.env.SITE_PORT ?? '5173';
const ending = new AbortController();

console.log('Building the server and the accessibility menu …');
await buildRooms();
await placeScripts();
const all = [
  // The compiler itself: its starter would leave it running on Node 20.
  [compiler(), ['-b', 'apps/server', '--watch', '--preserveWatchOutput'], root],
  ['node', ['--watch', '--watch-preserve-output', 'apps/server/dist/main.js'], root],
  [
    'vite',
    ['--port', site, '--strictPort'],
    fileURLToPath(new URL('../apps/web', import.meta.url)),
  ],
];
const env = {
  PORT: port,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${site}`,
  API_URL: `http://localhost:${port}`,
};
const running = all.map(([program, args, cwd]) => run(program, args, cwd, env, ending.signal));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort());
// When one ends, all do.
await Promise.race(running).catch((error) => {
  if (!ending.signal.aborted) console.error(error.message);
});
ending.abort();
await Promise.allSettled(running);
