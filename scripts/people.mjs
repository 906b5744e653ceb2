/** `npm run people -- …`: the accounts of this site, for those who run it. */
import './go-on-unread.mjs';

import { buildOrSay } from './build.mjs';

// What the build says must not stand between the lines that another program reads.
console.log = console.error;
await buildOrSay();
await import('../apps/server/dist/people.js');
