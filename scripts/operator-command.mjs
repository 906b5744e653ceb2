import './ignore-epipe.mjs';

import { buildOrExit } from './build.mjs';

/** `node scripts/operator-command.mjs NAME …`: a command of the server (`apps/server/src/NAME.ts`), after a build. */
const [name] = process.argv.splice(2, 1);
// Keeps build messages out of stdout, which may carry a backup or an export.
console.log = console.error;
await buildOrExit();
await import(`../apps/server/dist/${name}.js`);
