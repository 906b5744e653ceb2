import './ignore-epipe.mjs';

import { buildOrExit } from './build.mjs';

// Keeps build messages out of stdout, which carries the export.
console.log = console.error;
await buildOrExit();
await import('../apps/server/dist/research.js');
