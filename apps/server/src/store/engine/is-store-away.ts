/** What the engines call a database that cannot do its part now: not there, full, overrun or held up. Another time it may. */
const codes = [
  // PostgreSQL, by class: connections, resources, what an operator does, what the system does.
  /^(08|53|58)[0-9A-Z]{3}$/,
  /^57(P0[1-5]|014)$/,
  // Waited in vain for a lock; still in each other's way after all tries; a server that only reads.
  /^(55P03|40001|40P01|25006)$/,
  /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED|PROTOCOL|NOMEM)/,
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/,
  /^(ENOSPC|EROFS|EDQUOT)$/,
];

/** What the driver of PostgreSQL says without a code. */
const sentences =
  /^(timeout exc?eeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Connection ended unexpectedly)/i;

interface Thrown {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/** Whether an error says that the database is away, and not that what was asked of it is wrong. */
export function isStoreAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 3) return false;
  const { code, message, cause, errors } = error as Thrown;
  if (typeof code === 'string' && codes.some((pattern) => pattern.test(code))) return true;
  if (typeof message === 'string' && sentences.test(message)) return true;
  const inside: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return [cause, ...inside].some((each) => isStoreAway(each, depth + 1));
}
