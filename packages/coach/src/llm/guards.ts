import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { APIConnectionError, APIError, APIUserAbortError } from 'openai';

import { isEndpointsFault } from './why-not.ts';

/** How patiently and how often a language model is asked. Times in milliseconds. */
export interface Patience {
  readonly wholeCall: number;
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
  wholeCall: 20_000,
  retries: 2,
  firstPause: 500,
  failuresInARow: 5,
  closedFor: 60_000,
  atOnce: 4,
  atOncePerWriter: 2,
  // Three classes of thirty behind one address, and some; two such addresses may stand in the line.
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

/**
 * One policy around each call: so many at once, a limit for the whole of it, a closed door after failures in a row that
 * are the endpoint’s, and two more tries on 429 and 5xx with a pause that doubles or is asked for. Who is asked to wait
 * longer than the limit does not wait at all.
 */
export function guards(settings: Patience): IPolicy {
  const isWorthATry = (error: Error) =>
    !(error instanceof APIUserAbortError) &&
    (error instanceof APIConnectionError ||
      (error instanceof APIError && (error.status === 429 || (error.status ?? 0) >= 500))) &&
    (askedPause(error) ?? 0) < settings.wholeCall;
  const backoff = new DelegateBackoff<{ attempt: number; result: object }>(
    ({ attempt, result }) =>
      askedPause('error' in result ? result.error : null) ??
      settings.firstPause * 2 ** (attempt - 1),
  );
  return wrap(
    bulkhead(settings.atOnce, settings.waiting),
    circuitBreaker(handleWhen(isFault), {
      halfOpenAfter: settings.closedFor,
      breaker: new ConsecutiveBreaker(settings.failuresInARow),
    }),
    timeout(settings.wholeCall, TimeoutStrategy.Aggressive),
    retry(handleWhen(isWorthATry), { maxAttempts: settings.retries, backoff }),
  );
}
