import './ignore-epipe.mjs';

import { buildOrExit } from './build.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Vernacular needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

await buildOrExit();
await import('../apps/server/dist/main.js');
