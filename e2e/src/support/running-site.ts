import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { freePort } from '@vernacular/postgres-for-tests';

const ourMain = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));
const patience = { tries: 600, pause: 200 };

/** A server of our own build on a free port, as a user would start it. */
export interface RunningSite {
  readonly address: string;
  readonly dataDir: string;
  /** All that the server has printed so far. */
  log(): string;
  stop(): Promise<void>;
  /** Starts it again after a stop, at the same address with the same data. */
  restart(): Promise<RunningSite>;
}

const isUp = (address: string) =>
  fetch(`${address}/healthz`).then(
    (reply) => reply.ok,
    () => false,
  );

/** Starts the built server on its own data folder; throws with its last lines if it does not come up. */
export async function startSite(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  wantedPort?: number,
  main = ourMain,
): Promise<RunningSite> {
  const port = wantedPort ?? (await freePort());
  const address = `http://localhost:${port}`;
  const printed: string[] = [];
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: address,
      // No story asks for what lies outside this machine.
      NEWS_COUNTS: 'off',
      // The stories of a worker share an account, and write faster than a person.
      FAIR_SHARES: JSON.stringify({ chat: { person: 3000 }, grading: { person: 3000 } }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for (let tries = 0; !(await isUp(address)); tries += 1) {
    if (child.exitCode !== null || tries > patience.tries) {
      child.kill();
      throw new Error(`The site did not start:\n${printed.join('').slice(-2000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, patience.pause));
  }
  return {
    address,
    dataDir,
    log: () => printed.join(''),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    restart: () => startSite(dataDir, settings, port, main),
  };
}
