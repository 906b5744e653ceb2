/** `npm run dictionaries -- …`: the CLI's `dictionaries` command on this site's data folder. */
import './go-on-unread.mjs';

import { buildOrSay } from './build.mjs';

await buildOrSay();
process.argv.splice(2, 0, 'dictionaries');
await import('../apps/cli/dist/main.js');
