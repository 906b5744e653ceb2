import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { findPostgres } from './find-postgres.ts';
import { freePort } from './free-port.ts';

const execute = promisify(execFile);
/** A copy of another server says "read-only connections". */
const isReady = /database system is ready to accept (?:read-only )?connections/;

/** A PostgreSQL server that belongs to one test run. */
export interface RunningPostgres {
  /** Connection address of an empty database. */
  readonly url: string;
  /** What it has written about itself since it was started. */
  log(): string;
  /** Kills the server's first process, as a machine that runs out of memory does. */
  kill(): Promise<void>;
  /** Starts it on what a kill left behind. */
  startAgain(): Promise<void>;
  /** Ends the server at once and removes its folder. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: hand it to the user Debian made for it, or to "nobody". */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const ids = await Promise.all(
      ['-u', '-g'].map((flag) =>
        execute('id', [flag, user]).then(
          ({ stdout }) => Number(stdout),
          () => null,
        ),
      ),
    );
    const [uid, gid] = ids;
    if (typeof uid === 'number' && typeof gid === 'number') return { uid, gid };
  }
  throw new Error('PostgreSQL will not run as root, and no unprivileged user was found.');
}

/**
 * Starts PostgreSQL in a fresh folder on a free port, empty or as a replica of the server at `primary`; throws with its
 * last words when it does not come up.
 */
export async function startPostgres(primary?: string): Promise<RunningPostgres> {
  const programs = findPostgres();
  if (programs === null) throw new Error('PostgreSQL’s programs were not found.');
  const user = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const settings = [
    '--username=vernacular',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const copying = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync', '-d', primary ?? ''];
  const [maker, args] = primary
    ? (['pg_basebackup', copying] as const)
    : (['initdb', settings] as const);
  await execute(join(programs, maker), ['-D', data, ...args], { ...user, cwd: folder });

  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'];
  let server: ChildProcess;
  let ended: Promise<unknown>;
  let said: string[] = [];
  const start = async () => {
    said = [];
    const begun = spawn(join(programs, 'postgres'), options, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = begun;
    ended = once(begun, 'exit');
    await new Promise<void>((resolve, reject) => {
      begun.stderr.on('data', (chunk: Buffer) => {
        said.push(chunk.toString());
        if (isReady.test(said.join(''))) resolve();
      });
      begun.once('close', () =>
        reject(new Error(`PostgreSQL did not start:\n${said.join('').slice(-1000)}`)),
      );
    });
  };
  await start();
  return {
    url: `postgres://vernacular@127.0.0.1:${port}/postgres`,
    log: () => said.join(''),
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
    startAgain: async () => {
      // Its other processes end as soon as they see that the first is gone; until then the folder is theirs.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await start();
        } catch (error) {
          if (attempt === 20) throw error;
          await wait(250);
        }
      }
    },
    stop: async () => {
      server.kill('SIGQUIT');
      if (server.exitCode === null && server.signalCode === null) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
