import './ignore-epipe.mjs';

import { buildOrExit } from './build.mjs';

// Keeps build messages out of stdout, which another program may read.
console.log = console.error;
await buildOrExit();
await import('../apps/server/dist/people.js');
