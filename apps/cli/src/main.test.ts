import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Each example starts the built program, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vernacular-cli-'));
  writeFileSync(join(folder, 'cell.txt'), 'The cell holds apoptosome.');
  writeFileSync(join(folder, 'long.txt'), 'apoptosome '.repeat(200_000));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program as a shell would. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, [main, ...args], {
    cwd: folder,
    env: { XDG_DATA_HOME: join(folder, 'own') },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, ...said }));
  });
  return { child, ended };
}

describe('the program', () => {
  it('tells its version', async () => {
    expect(await start(['--version']).ended).toEqual({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      err: '',
    });
  });

  it('keeps dictionaries in the user’s folder when nothing else is said, and makes them but once', async () => {
    const first = await start(['analyze', 'cell.txt']).ended;
    expect(first).toMatchObject({ code: 0, err: expect.stringContaining('Making the dictionary') });
    expect(first.out).toContain('The cell holds *apoptosome*.');
    expect(await start(['analyze', 'cell.txt']).ended).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(folder).toSorted()).toEqual(['cell.txt', 'long.txt', 'own']);
  });

  it('reads what is piped in', async () => {
    const { child, ended } = start(['analyze', '-']);
    child.stdin.write('The apo');
    child.stdin.end('ptosome.');
    expect((await ended).out).toContain('The *apoptosome*.');
  });

  it('ends with 2 for a command line that means nothing, and with 1 for trouble', async () => {
    expect((await start(['analyze']).ended).code).toBe(2);
    expect((await start(['analyze', 'missing.txt']).ended).code).toBe(1);
  });

  it('ends quietly when its reader has enough', async () => {
    const { child, ended } = start(['analyze', 'long.txt', '--json']);
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    [['--help']],
    [['analyze', 'cell.txt']],
    [['analyze', '--help']],
    [['grade', 'cell.txt', 'long.txt']],
    [['compare', 'cell.txt', '--with', 'cell.txt']],
    [['play', 'half-life']],
    [['dictionaries', 'list']],
    [['dictionaries', 'verify']],
  ])('%j ends quietly when nobody reads at all', async (args) => {
    const { child, ended } = start(args);
    child.stdout.destroy();
    child.stdin.end();
    expect(await ended).toMatchObject({ err: expect.not.stringMatching(/EPIPE|    at /u) });
  });

  it('stops at Ctrl-C', async () => {
    const { child, ended } = start(['analyze', '-']);
    // More than a pipe holds: when all of it is written, the program is reading.
    await new Promise((resolve) => child.stdin.write('x'.repeat(4_000_000), resolve));
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 130, err: 'Stopped.\n' });
  });

  it('builds a dictionary of one’s own, shows it, checks it, merges it and answers with it', async () => {
    const code = 'Cells2020_2024';
    const run = async (...args: string[]) => (await start(args).ended).out;
    const counted = ['--language', 'en', '--from', 'cell.txt', '--code', code];
    expect(await run('dictionaries', 'build', ...counted)).toMatch(
      /^Built Cells2020_2024 \(.*\): 4 different words in 4; /,
    );
    expect(await run('dictionaries', 'info', code)).toMatch(/^Tokens +4$/m);
    expect(await run('dictionaries', 'merge', code, code, '--code', 'Twice2020_2024')).toMatch(
      /^Made Twice2020_2024 \(.*\): 4 different words in 8; /,
    );
    expect(await run('analyze', 'cell.txt', '--dictionary', code)).toContain(
      'Word counts: Cells, 2020–2024.',
    );
    expect(await run('dictionaries', 'verify', code)).toMatch(/^sound +Cells2020_2024 /);
    writeFileSync(join(folder, 'own/vernacular/dictionaries', `${code}.dictionary`), 'damaged');
    const { code: exit, out } = await start(['dictionaries', 'verify']).ended;
    expect({ exit, out }).toEqual({ exit: 1, out: expect.stringMatching(/^damaged .*Cells/m) });
  });
});
