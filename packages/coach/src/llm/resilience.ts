import {
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  type IPolicy,
} from 'cockatiel';
import { APIConnectionError, APIError, APIUserAbortError } from 'openai';

import { isEndpointsFault } from './failure-reason.ts';

/** Time limits, retries and concurrency of calls to a language model; times in milliseconds. */
export interface Patience {
  readonly wholeComment: number;
  readonly retries: number;
  readonly firstPause: number;
  /** Consecutive failures that open the circuit breaker, which then rejects calls for `closedFor`. */
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
  // Three classes of thirty can share one address; two such addresses may wait at once.
  atOncePerAddress: 100,
  waiting: 200,
};

function askedPause(error: unknown): number | null {
  const header = error instanceof APIError ? error.headers?.get('retry-after') : null;
  if (!header) return null;
  const pause = /^\d+(\.\d+)?$/u.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Number.isFinite(pause) ? Math.max(0, pause) : null;
}

const isFault = (error: Error) => !(error instanceof APIUserAbortError) && isEndpointsFault(error);

/** The circuit breaker of an endpoint. Only its own faults count, not those of a single text. */
export const breakerFor = ({ closedFor, failuresInARow }: Patience): IPolicy =>
  circuitBreaker(handleWhen(isFault), {
    halfOpenAfter: closedFor,
    breaker: new ConsecutiveBreaker(failuresInARow),
  });

/** Retries on 429, 5xx and a lost connection, after `Retry-After` within the time limit or a doubling pause. */
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
