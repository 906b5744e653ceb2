import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { type AccountContext, accountRoute } from '../account-context.ts';
import { isRecentlyAuthenticated, requireSession } from '../sessions/require-session.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { formatMoment } from '../email/render-email.ts';
import { readEmailOptions, queueNoticeEmail } from '../email/queue-email.ts';

/** Time for the owner to read the letter and cancel by signing in with a code. */
const waitMilliseconds = 3 * 24 * 60 * 60 * 1000;

/**
 * Orders the removal of a lost second factor in three days. The session must come from a recovery link; signing in with
 * a code before then cancels the removal.
 */
export const factorResetRoute: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.route({
    ...accountRoute('POST', '/auth/v1/factor-reset', {
      summary: 'Have the second step removed in three days',
      description:
        'For a session opened by a recovery link in the last quarter of an hour. Whoever shows a code meanwhile calls it off.',
    }),
    handler: async (request) => {
      const { user, session, hasFactor } = await requireSession(context, request);
      if (!hasFactor) throw new GoTrueError('mfa_factor_not_found');
      if (!isRecentlyAuthenticated(session, context.now, 'recovery'))
        throw new GoTrueError('reauthentication_needed', {
          sentence: 'Open a link from a letter first: ask for a new password.',
        });
      const due = new Date(context.now().getTime() + waitMilliseconds);
      const dueAt = await context.store.factors.orderReset(user.id, due);
      const emailOptions = readEmailOptions(request);
      const facts = { when: formatMoment(emailOptions.language, dueAt) };
      await context.inBackground(request.log, () =>
        queueNoticeEmail(context, emailOptions, 'factor-reset', user.email, facts),
      );
      return { due_at: dueAt.toISOString() };
    },
  });
};
