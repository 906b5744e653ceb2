/** `npm run db -- …`: status, migrate, backup and restore of this site's database. */
import './go-on-unread.mjs';

import { build } from './build.mjs';

await build();
await import('../apps/server/dist/db.js');
