/** `npm run types`: compiles all rooms, with their tests, and prints what the compiler finds. */
import { buildRooms } from './build.mjs';

await buildRooms().catch(() => (process.exitCode = 1));
