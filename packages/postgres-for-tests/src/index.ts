export { findPostgres } from './find-postgres.ts';
export { startPostgres, type RunningPostgres } from './start-postgres.ts';
