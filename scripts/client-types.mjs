/** Writes packages/client/src/calls.ts, which is not in git, unless it is newer than what the server is built of. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run-program.mjs';

const file = join(root, 'packages/client/src/calls.ts');
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

const rooms = readdirSync(join(root, 'packages')).filter((name) => name !== 'client');
const compiledAt = [...rooms.map((name) => `packages/${name}`), 'apps/server'].map((room) =>
  changedAt(join(root, room, 'dist/.tsbuildinfo')),
);
if (changedAt(file) <= Math.max(...compiledAt)) {
  const { callsOf, describeDefaultSite } = await import('../apps/server/dist/client-types.js');
  writeFileSync(file, await callsOf(await describeDefaultSite()));
}
