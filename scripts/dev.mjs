/**
 * `npm run dev`: the site with hot reload, and a server that restarts when its code changes. Pages come from Vite,
 * which proxies everything the contract lists as served.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import compiler from '../node_modules/typescript-7/lib/getExePath.js';
import { compilePackages, buildEmbeddedScripts } from './build.mjs';
import { root, run } from './run-program.mjs';

const port = process.env.PORT ?? '3000';
const site = process.env.SITE_PORT ?? '5173';
const ending = new AbortController();

console.log('Building the server and the accessibility menu …');
await compilePackages();
await buildEmbeddedScripts();
const env = {
  PORT: port,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${site}`,
  API_URL: `http://localhost:${port}`,
};
const start = ([program, args, cwd]) => run(program, args, cwd, env, ending.signal);

/** Waits for the server, because a page that is already open sends requests at once. */
async function startSite() {
  const isUp = () => fetch(`${env.API_URL}/healthz`, { signal: ending.signal }).catch(() => null);
  while (!(await isUp())) await wait(200, undefined, { signal: ending.signal });
  const web = fileURLToPath(new URL('../apps/web', import.meta.url));
  await start(['vite', ['--port', site, '--strictPort'], web]);
}

const behind = [
  // The compiler's own binary: on Node 20, its launcher would leave it running.
  [compiler(), ['-b', 'apps/server', '--watch', '--preserveWatchOutput'], root],
  ['node', ['--watch', '--watch-preserve-output', 'apps/server/dist/main.js'], root],
];
const running = [...behind.map(start), startSite()];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort());
await Promise.race(running).catch((error) => {
  if (!ending.signal.aborted) console.error(error.message);
});
ending.abort();
await Promise.allSettled(running);
