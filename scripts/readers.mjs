import './ignore-epipe.mjs';

import { buildOrSay } from './build.mjs';

// Keeps build messages out of stdout, which carries the export.
console.log = console.error;
await buildOrSay();
await import('../apps/server/dist/readers.js');
