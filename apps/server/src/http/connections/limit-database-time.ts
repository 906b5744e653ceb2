import type { FastifyInstance, FastifyRequest } from 'fastify';

import { newTimeBudget, type TimeBudget, withTimeBudget } from '../../store/index.ts';

/**
 * Gives each request a time budget for its database statements (store/engine/time-budget.ts). Register it before hooks
 * that query the database.
 */
export function limitDatabaseTime(app: FastifyInstance): void {
  const budgets = new WeakMap<FastifyRequest, TimeBudget>();
  app.addHook('onRequest', (request, reply, done) => {
    const budget = newTimeBudget();
    budgets.set(request, budget);
    reply.raw.once('close', () => (budget.isOver = true));
    withTimeBudget(budget, done);
  });
  // The body is parsed in the asynchronous context of its connection, which the handler would inherit.
  app.addHook('preValidation', (request, _reply, done) => {
    withTimeBudget(budgets.get(request)!, done);
  });
}
