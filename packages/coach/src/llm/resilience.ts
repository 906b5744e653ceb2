import {
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  type IPolicy,
} from 'cockatiel';
import { APIConnectionError, APIError, APIUserAbortError } from 'openai';

import { isEndpointsFault } from './why-not.ts';

/** How patiently and how often a language model is asked. Times in milliseconds. */
export interface Patience {
  /** Limit of a comment: writing it and judging it. */
  readonly wholeComment: number;
  readonly retries: number;
  readonly firstPause: number;
  /** Failures in a row that close the door, and for how long. */
  readonly failuresInARow: number;
  readonly closedFor: number;
  readonly atOnce: number;
  readonly atOncePerWriter: number;
  readonly atOncePerAddress: number;
  readonly waiting: number;
}

export const patience: Patience = {
  wholeComment: 30_000,
  retries: 2,
  firstPause: 500,
  failuresInARow: 5,
  closedFor: 60_000,
  atOnce: 4,
  atOncePerWriter: 2,
  // Three classes of thirty behind one address, and some; two such addresses may wait at once.
  atOncePerAddress: 100,
  waiting: 200,
};

/** What `Retry-After` asks for, in milliseconds; null without one. */
function askedPause(error: unknown): number | null {
  const header = error instanceof APIError ? error.headers?.get('retry-after') : null;
  if (!header) return null;
  const pause = /^\d+(\.\d+)?$/u.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Number.isFinite(pause) ? Math.max(0, pause) : null;
}

const isFault = (error: Error) => !(error instanceof APIUserAbortError) && isEndpointsFault(error);

/** Opens after failures in a row that are the endpoint’s, so that nobody asks it for a while. */
export const breakerFor = ({ closedFor, failuresInARow }: Patience): IPolicy =>
  circuitBreaker(handleWhen(isFault), {
    halfOpenAfter: closedFor,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });

/**
 * Tries a call again on 429, 5xx and a lost connection, after a pause that doubles or is asked for; not where the pause
 * asked for is longer than the limit.
 */
export function retriesFor({ retries, firstPause, wholeComment }: Patience): IPolicy {
  const isWorthATry = (error: Error) =>
    !(error instanceof APIUserAbortError) &&
    (error instanceof APIConnectionError ||
      (error instanceof APIError && (error.status === 429 || (error.status ?? 0) >= 500))) &&
    (askedPause(error) ?? 0) < wholeComment;
  const backoff = new DelegateBackoff<{ attempt: number; result: object }>(
    ({ attempt, result }) =>
      askedPause('error' in result ? result.error : null) ?? firstPause * 2 ** (attempt - 1),
  );
  return retry(handleWhen(isWorthATry), { maxAttempts: retries, backoff });
}
