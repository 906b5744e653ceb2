/** `npm run research -- export …`: what was written for studies. */
import './go-on-unread.mjs';

import { buildOrSay } from './build.mjs';

// What is printed is the export, and nothing that the build says.
console.log = console.error;
await buildOrSay();
await import('../apps/server/dist/research.js');
