/**
 * Thrown by queries before the database was reached and migrated. The code is PostgreSQL's "cannot connect now", so
 * `isStoreAway` knows it on both engines.
 */
export class NotPrepared extends Error {
  override readonly name = 'NotPrepared';
  readonly code = '57P03';

  constructor(cause?: unknown) {
    super('The database is not prepared yet.', { cause });
  }
}
