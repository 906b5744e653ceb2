/** Timeouts of the database, in milliseconds. */
export interface Timeouts {
  readonly connection: number;
  readonly lock: number;
  readonly statement: number;
  /** For the server's answer to a statement, enforced by the client. */
  readonly answer: number;
  /** For all that one request asks of PostgreSQL. */
  readonly request: number;
}

/** Timeouts of the migration at the start. Only connecting is limited, because a statement may take long. */
export const prepareTimeouts: Partial<Timeouts> = { connection: 10_000 };

/**
 * Timeouts of the database while the site answers requests, in milliseconds. They are chosen so that a client gets a
 * reply within three seconds.
 */
export const requestTimeouts: Timeouts = {
  connection: 1000,
  lock: 1200,
  statement: 1600,
  answer: 1900,
  request: 3000,
};
