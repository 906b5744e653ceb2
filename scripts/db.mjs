import './ignore-epipe.mjs';

import { buildOrExit } from './build.mjs';

// Keeps messages out of stdout, where a backup may go through a pipe.
console.log = console.error;
await buildOrExit();
await import('../apps/server/dist/db.js');
