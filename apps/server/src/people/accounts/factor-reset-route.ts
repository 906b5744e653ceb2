import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { AccountMeans } from './account-means.ts';
import { isFresh } from './confirm-person.ts';
import { GoTrueError } from './gotrue-error.ts';
import { momentFor } from './letters.ts';
import { openSession } from './open-session.ts';
import { letterContext, sendNotice } from './order-letter.ts';

/** Time enough to read a letter and to sign in with a code, which calls the removal off. */
const waitMilliseconds = 3 * 24 * 60 * 60 * 1000;

/**
 * Takes away the second step of somebody who can show neither app nor code, or whose account a stranger made with
 * their address. It takes a link from a letter, and three days in which the owner of the app can object.
 */
export const factorResetRoute: FastifyPluginAsyncZod<AccountMeans> = async (app, means) => {
  app.route({
    method: 'POST',
    url: '/auth/v1/factor-reset',
    schema: {
      summary: 'Have the second step removed in three days',
      description:
        'For a session opened by a recovery link in the last quarter of an hour. Whoever shows a code meanwhile calls it off.',
      tags: ['Accounts'],
    },
    handler: async (request) => {
      const { user, session, hasFactor } = await openSession(means, request);
      if (!hasFactor) throw new GoTrueError('mfa_factor_not_found');
      if (!isFresh(session, means.now, 'recovery'))
        throw new GoTrueError('reauthentication_needed', {
          sentence: 'Open a link from a letter first: ask for a new password.',
        });
      const due = new Date(means.now().getTime() + waitMilliseconds);
      const dueAt = await means.store.factors.orderReset(user.id, due);
      const context = letterContext(request);
      const facts = { when: momentFor(context.language, dueAt) };
      means.afterwards(request.log, () =>
        sendNotice(means, context, 'factor-reset', user.email, facts),
      );
      return { due_at: dueAt.toISOString() };
    },
  });
};
