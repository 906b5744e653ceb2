import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@vernacular/postgres-for-tests';
import { vi } from 'vitest';

import { deployed } from './deployed-files.ts';

const programs = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };
export type ProxyName = keyof typeof programs;

export const isInstalled = (name: ProxyName): boolean => existsSync(programs[name]);

export async function isUp(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** An example as it stands, but for addresses and folders. */
export function placed(example: string, here: readonly (readonly [there: string, mine: string])[]) {
  let text = example;
  for (const [there, mine] of here) {
    if (!text.includes(there)) throw new Error(`There is no ${there} in it.`);
    text = text.replaceAll(there, mine);
  }
  return text;
}

const examples = {
  nginx: async (folder: string, port: number, [first = '', second = '']: readonly string[]) =>
    placed(await readFile(deployed('nginx/nginx.conf'), 'utf8'), [
      [' /tmp/', ` ${folder}/`],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['server-1:3000', first],
      ['server-2:3000', second],
      ['/dev/stdout', join(folder, 'access.log')],
      ['/etc/nginx/vernacular', folder],
    ]),
  caddy: async (folder: string, port: number, servers: readonly string[]) =>
    `{\n\tadmin off\n}\n${placed(await readFile(deployed('caddy/Caddyfile'), 'utf8'), [
      ['{$SITE_ADDRESS:localhost}', `http://127.0.0.1:${port}`],
      ['{$SERVERS:server-1:3000 server-2:3000}', servers.join(' ')],
      ['/etc/caddy/vernacular', folder],
    ])}`,
};

export interface Proxy {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy with the example of `deploy` in front of these servers, each a host and a port. */
export async function startProxy(
  name: ProxyName,
  servers: readonly string[],
  change: (example: string) => string = (example) => example,
): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), `vernacular-${name}-`));
  // nginx works as nobody when it was started by root.
  await chmod(folder, 0o755);
  const port = await freePort();
  await copyFile(deployed('away.html'), join(folder, 'away.html'));
  const file = join(folder, 'proxy.conf');
  await writeFile(file, change(await examples[name](folder, port, servers)));
  const args =
    name === 'nginx'
      ? ['-c', file, '-g', 'daemon off;']
      : ['run', '--adapter', 'caddyfile', '--config', file];
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child: ChildProcess = spawn(programs[name], args, { stdio: 'ignore', env });
  const ended = once(child, 'exit');
  await vi.waitUntil(() => isUp(port), { timeout: 10_000, interval: 50 });
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
