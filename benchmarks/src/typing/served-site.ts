import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

/** The built site on a port of its own, with a data folder that is thrown away. */
export async function serveSite(port: number): Promise<{ address: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vernacular-typing-'));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NEWS_COUNTS: 'off', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  const stop = async () => {
    child.kill();
    await rm(dataDir, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('The site did not start. Build it first: npm run build.');
}
