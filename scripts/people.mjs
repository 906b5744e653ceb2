import './ignore-epipe.mjs';

import { buildOrSay } from './build.mjs';

// Keeps build messages out of stdout, which another program may read.
console.log = console.error;
await buildOrSay();
await import('../apps/server/dist/people.js');
