import { AsyncLocalStorage } from 'node:async_hooks';

import { requestTimeouts } from './timeouts.ts';

/**
 * How long the statements of one request have waited for the database, in milliseconds. Time in which several of them
 * are under way counts once.
 */
export interface TimeBudget {
  used: number;
  underWay: number;
  since: number;
  /** True after the reply: work that goes on keeps the asynchronous context of the request, but has no limit. */
  isOver: boolean;
}

const budgets = new AsyncLocalStorage<TimeBudget | null>();

export const newTimeBudget = (): TimeBudget => ({ used: 0, underWay: 0, since: 0, isOver: false });

export const withTimeBudget = <Result>(budget: TimeBudget, work: () => Result): Result =>
  budgets.run(budget, work);

/**
 * Runs a part of a request without a limit on how long it waits for the database, such as the writing of all pieces of
 * a large file.
 */
export const withoutTimeBudget = <Result>(work: () => Result): Result => budgets.run(null, work);

/** The code makes a connection that is in a transaction leave the pool, so that nobody waits for its rollback. */
const spent = () =>
  Object.assign(new Error('The time of this request for the database is over.'), {
    code: 'ETIMEDOUT',
  });

/**
 * Calls `ask` with the milliseconds for which it may still wait for the database, or with undefined outside of a
 * request, and returns its result. Throws an error that `isStoreAway` recognises when no time is left.
 */
export async function withinTimeBudget<Result>(
  ask: (left: number | undefined) => Promise<Result>,
  now = performance.now(),
): Promise<Result> {
  const budget = budgets.getStore();
  if (!budget || budget.isOver) return ask(undefined);
  const running = budget.underWay > 0 ? now - budget.since : 0;
  const left = requestTimeouts.request - budget.used - running;
  if (left <= 0) throw spent();
  if (budget.underWay === 0) budget.since = now;
  budget.underWay += 1;
  try {
    return await ask(Math.min(left, requestTimeouts.answer));
  } finally {
    budget.underWay -= 1;
    if (budget.underWay === 0) budget.used += performance.now() - budget.since;
  }
}
