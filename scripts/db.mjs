/** `npm run db -- …`: status, migrate, backup and restore of this site's database. */
import './go-on-unread.mjs';

import { buildOrSay } from './build.mjs';

// What is said meanwhile must not stand between the lines of a backup that goes through a pipe.
console.log = console.error;
await buildOrSay();
await import('../apps/server/dist/db.js');
