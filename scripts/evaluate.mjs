/** `npm run evaluate`: compiles the benchmarks and runs the one named on the command line. */
import './ignore-epipe.mjs';

import { run } from './run-program.mjs';

await run('tsc', ['-b', 'benchmarks']);
await import('../benchmarks/dist/main.js');
