export { findPostgres } from './find-postgres.ts';
export { freePort } from './free-port.ts';
export { startPostgres, type RunningPostgres } from './start-postgres.ts';
