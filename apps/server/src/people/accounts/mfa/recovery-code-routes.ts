import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type AccountContext, accountRoute } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import {
  requireRecentSession,
  requireSession,
  requireFullSession,
} from '../sessions/require-session.ts';
import { hashRecoveryCode, newRecoveryCode } from '../sessions/tokens-and-recovery-codes.ts';
import { elevateSession } from '../sessions/start-session.ts';

const howMany = 10;

export const recoveryCodeRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
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
};
