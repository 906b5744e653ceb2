import { buildRooms } from './build.mjs';

await buildRooms().catch(() => (process.exitCode = 1));
