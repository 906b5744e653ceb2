const codes = [
  // PostgreSQL, by class: connection, resources, operator intervention, system error.
  /^(08|53|58)[0-9A-Z]{3}$/,
  /^57(P0[1-5]|014)$/,
  // Lock timeout; conflict after all retries; read-only server.
  /^(55P03|40001|40P01|25006)$/,
  /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED|PROTOCOL|NOMEM)/,
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/,
  /^(ENOSPC|EROFS|EDQUOT)$/,
];

/** Messages of the pg driver that come without a code. */
const sentences =
  /^(timeout exc?eeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Connection ended unexpectedly)/i;

/** The known beginning of a message that the pg driver throws without a code; empty for any other message. */
export const driverSentence = (message: unknown): string =>
  typeof message === 'string' ? (sentences.exec(message)?.[0] ?? '') : '';

interface Thrown {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
}

/**
 * Whether an error, or one of its causes, means that the database is unavailable rather than that the query is wrong.
 */
export function isStoreAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 3) return false;
  const { code, message, cause, errors } = error as Thrown;
  if (typeof code === 'string' && codes.some((pattern) => pattern.test(code))) return true;
  if (driverSentence(message) !== '') return true;
  const inside: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return [cause, ...inside].some((each) => isStoreAway(each, depth + 1));
}
