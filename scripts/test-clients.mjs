/**
 * `npm run test:clients`: third-party programs that call the site or read what it makes, and the menu's package in
 * apps and pages of others (needs the npm registry). They are large, so `npm test` leaves them out. A program that
 * the machine lacks is named; with REQUIRE_ALL=1 that is a failure.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { build } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { root, run } from './run-program.mjs';

const clients = [
  {
    name: 'LibreOffice',
    test: 'libreoffice.client.test.ts',
    probe: ['/usr/bin/python3', '-c', 'import uno, shutil; assert shutil.which("soffice")'],
    from: 'apt-get install --no-install-recommends libreoffice-writer python3-uno',
  },
  {
    name: 'the inspector of the Model Context Protocol',
    test: 'inspector.client.test.ts',
    probe: ['npm', 'ping'],
    from: 'npm’s registry',
  },
];

const isThere = ({ probe: [program, ...args] }) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const found = clients.filter(isThere);
const leftOut = clients.filter((client) => !found.includes(client));

await build();
if (found.length > 0)
  await run('vitest', ['run', ...found.map(({ test }) => test)], root, { CLIENTS: '1' }).catch(
    () => (process.exitCode = 1),
  );
const chromium = findChromium();
if (chromium)
  await run('playwright', ['test', '--project', 'package'], join(root, 'e2e'), {
    CLIENTS: '1',
    CHROMIUM_PATH: chromium,
  }).catch(() => (process.exitCode = 1));
else leftOut.push({ name: 'Chromium', from: 'set CHROMIUM_PATH' });
for (const { name, from } of leftOut) console.log(`Left out: ${name}: it was not found (${from}).`);
if (leftOut.length > 0 && process.env.REQUIRE_ALL === '1') process.exitCode = 1;
