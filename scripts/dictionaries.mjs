/** `npm run dictionaries -- …`: builds what is out of date, then runs `vernacular dictionaries`. */
import './ignore-epipe.mjs';

import { buildOrExit } from './build.mjs';

await buildOrExit();
process.argv.splice(2, 0, 'dictionaries');
await import('../apps/cli/dist/main.js');
