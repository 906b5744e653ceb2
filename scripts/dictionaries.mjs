import './ignore-epipe.mjs';

import { buildOrSay } from './build.mjs';

await buildOrSay();
process.argv.splice(2, 0, 'dictionaries');
await import('../apps/cli/dist/main.js');
