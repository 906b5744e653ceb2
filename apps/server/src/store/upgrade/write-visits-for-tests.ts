/** A child process of migrate.test.ts: adds this many visits to the given store. */
import type { DatabaseLocation } from '../open-database.ts';
import { openStore } from '../open-store.ts';

const [place, times] = process.argv.slice(2);
const store = await openStore(JSON.parse(place ?? '{}') as DatabaseLocation);
for (let n = 0; n < Number(times); n += 1) await store.visits.add();
await store.close();
