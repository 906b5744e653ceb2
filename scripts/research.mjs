/** `npm run research -- export …`: what was written for studies. */
import './go-on-unread.mjs';

import { fileURLToPath } from 'node:url';

import { run } from './run.mjs';

// Only the server is built, and in silence: what is printed is the export.
await run('tsc', ['-b', 'apps/server'], fileURLToPath(new URL('..', import.meta.url)));
await import('../apps/server/dist/research.js');
