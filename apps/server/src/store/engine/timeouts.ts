/** How long the database may take, in milliseconds. */
export interface Timeouts {
  /** To get a connection, or its turn at the only one. */
  readonly connection: number;
  /** To get a lock that another holds. */
  readonly lock: number;
  /** For one statement, by the server's clock. */
  readonly statement: number;
  /** For the server's answer to a statement, by ours: it may be silent. */
  readonly answer: number;
}

/** While somebody waits for a reply: it is told within three seconds what is. */
export const requestTimeouts: Timeouts = {
  connection: 1000,
  lock: 1200,
  statement: 1600,
  answer: 1900,
};
