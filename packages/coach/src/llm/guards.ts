import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleAll,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { APIConnectionError, APIError } from 'openai';

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
  readonly waiting: number;
}

export const patience: Patience = {
  wholeCall: 15_000,
  retries: 2,
  firstPause: 500,
  failuresInARow: 5,
  closedFor: 60_000,
  atOnce: 4,
  atOncePerWriter: 2,
  waiting: 16,
};

const retryable = (error: Error) =>
  error instanceof APIConnectionError ||
  (error instanceof APIError && (error.status === 429 || (error.status ?? 0) >= 500));

/** What `Retry-After` asks for, in milliseconds; null without one. */
function askedPause(error: unknown): number | null {
  const header = error instanceof APIError ? error.headers?.get('retry-after') : null;
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

/**
 * One policy around each call: so many at once, a limit for the whole of it, a closed door after
 * failures in a row, and two more tries on 429 and 5xx with a pause that doubles or is asked for.
 */
export function guards(settings: Patience): IPolicy {
  const backoff = new DelegateBackoff<{ attempt: number; result: object }>(
    ({ attempt, result }) => {
      const error = 'error' in result ? result.error : null;
      const pause = askedPause(error) ?? settings.firstPause * 2 ** (attempt - 1);
      return Math.min(pause, settings.wholeCall);
    },
  );
  return wrap(
    bulkhead(settings.atOnce, settings.waiting),
    circuitBreaker(handleAll, {
      halfOpenAfter: settings.closedFor,
      breaker: new ConsecutiveBreaker(settings.failuresInARow),
    }),
    timeout(settings.wholeCall, TimeoutStrategy.Aggressive),
    retry(handleWhen(retryable), { maxAttempts: settings.retries, backoff }),
  );
}
