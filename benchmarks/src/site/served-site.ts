import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

/** A site that answers at an address, and how to end it. */
export interface ServedSite {
  readonly address: string;
  stop(): Promise<void>;
}

/** The site that runs at an address already or, without one, the built site on a free port with a data folder that is thrown away. */
export async function serveSite(address?: string): Promise<ServedSite> {
  if (address !== undefined) return { address, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'vernacular-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NEWS_COUNTS: 'off', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill();
    // While it ends it still writes into the folder.
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const own = `http://localhost:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(`${own}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { address: own, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('The site did not start. Build it first: npm run build.');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
