/** Timeouts of the database, in milliseconds. */
export interface Timeouts {
  /** For a connection from the pool, or the turn on SQLite's only one. */
  readonly connection: number;
  /** For a lock that another transaction holds. */
  readonly lock: number;
  /** For one statement, enforced by the server. */
  readonly statement: number;
  /** For the server's answer to a statement, enforced by the client. */
  readonly answer: number;
}

/** The timeouts of requests: a client gets a reply within three seconds. */
export const requestTimeouts: Timeouts = {
  connection: 1000,
  lock: 1200,
  statement: 1600,
  answer: 1900,
};
