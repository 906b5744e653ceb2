import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

export interface ServedSite {
  readonly address: string;
  readonly process: ChildProcess | null;
  /** Null for a site that was running before. */
  readonly dataDir: string | null;
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly preload?: string | undefined;
  readonly program?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
  readonly host?: string | undefined;
}

/**
 * Returns the running site at `address` or, without one, starts the built site on a free port with a temporary data
 * folder.
 */
export async function serveSite(
  address?: string,
  { preload, program = main, settings = {}, host = 'localhost' }: ServeOptions = {},
): Promise<ServedSite> {
  if (address !== undefined) return { address, process: null, dataDir: null, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'vernacular-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...(preload ? ['--import', preload] : []), program], {
    env: {
      ...process.env,
      ...settings,
      NEWS_COUNTS: 'off',
      HOST: host,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill();
    // The process still writes into the folder while it shuts down.
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    await untilItAnswers(`${own}/healthz`);
    return { address: own, process: child, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves on any HTTP response, whatever its status. Throws after 300 tries. */
export async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The site did not start. Build it first: npm run build.');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
