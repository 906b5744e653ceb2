import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

/** Runs a program of node_modules/.bin or of the system and shows its output. Rejects with `code` unless that is 0. */
export function run(program, args, cwd = root, env = {}, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), ...env },
      signal,
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(Object.assign(new Error(`${join(program)} ended with code ${code}.`), { code })),
    );
  });
}
