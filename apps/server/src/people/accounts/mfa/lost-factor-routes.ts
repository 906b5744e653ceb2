import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { readerLanguage } from '../../../http/index.ts';
import { type AccountContext, accountRoute } from '../account-context.ts';
import { sendNotice } from '../email/queue-email.ts';
import { formatMoment } from '../email/render-email.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import {
  isRecentlyAuthenticated,
  requireRecentSession,
  requireSession,
  requireFullSession,
} from '../sessions/require-session.ts';
import { hashRecoveryCode, newRecoveryCode } from '../sessions/tokens-and-recovery-codes.ts';
import { elevateSession } from '../sessions/start-session.ts';

const howMany = 10;
/** Time for the owner to read the letter and cancel by signing in with a code. */
const waitMilliseconds = 3 * 24 * 60 * 60 * 1000;

/**
 * Recovery codes, which stand in for a second factor, and the order to remove a lost factor in three days. For that
 * order the session must come from a recovery link; signing in with a code before then cancels the removal.
 */
export const lostFactorRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { factors } = context.store;

  app.route({
    ...accountRoute('GET', '/auth/v1/recovery-codes', {
      summary: 'How many recovery codes are left',
    }),
    handler: async (request) => {
      const { user } = await requireFullSession(context, request);
      return { remaining: await factors.countCodes(user.id) };
    },
  });

  app.route({
    ...accountRoute('POST', '/auth/v1/recovery-codes', {
      summary: 'New recovery codes, in place of the old',
      description: 'They are shown this once. Only their hashes are kept.',
    }),
    handler: async (request) => {
      const { user, hasFactor } = await requireRecentSession(context, request);
      if (!hasFactor) throw new GoTrueError('mfa_factor_not_found');
      const codes = Array.from({ length: howMany }, newRecoveryCode);
      await factors.replaceCodes(user.id, codes.map(hashRecoveryCode));
      return { codes };
    },
  });

  app.route({
    ...accountRoute('POST', '/auth/v1/recovery-codes/verify', {
      summary: 'Use a recovery code in place of the authenticator app',
      body: z.object({ code: z.string().max(100) }),
    }),
    handler: async (request) => {
      const open = await requireSession(context, request);
      const attempt = await context.attempts.code(open.user.id, 'paper');
      if (!(await factors.useCode(open.user.id, hashRecoveryCode(request.body.code))))
        throw new GoTrueError('mfa_verification_failed', {
          sentence: 'Invalid recovery code entered',
        });
      await attempt.wasRight();
      return elevateSession(context, open, 'recovery_code');
    },
  });

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
      const dueAt = await factors.orderReset(user.id, due);
      const facts = { when: formatMoment(readerLanguage(request), dueAt) };
      await sendNotice(context, request, 'factor-reset', user.email, facts);
      return { due_at: dueAt.toISOString() };
    },
  });
};
