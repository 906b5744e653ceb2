import './ignore-epipe.mjs';

import { buildOrSay } from './build.mjs';

// Keeps messages out of stdout, where a backup may go through a pipe.
console.log = console.error;
await buildOrSay();
await import('../apps/server/dist/db.js');
