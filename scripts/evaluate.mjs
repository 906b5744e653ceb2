import './ignore-epipe.mjs';

import { fileURLToPath } from 'node:url';

import { run } from './run-program.mjs';

await run('tsc', ['-b', 'benchmarks'], fileURLToPath(new URL('..', import.meta.url)));
await import('../benchmarks/dist/main.js');
