import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { AccountMeans } from './account-means.ts';
import { GoTrueError } from './gotrue-error.ts';
import { freshSession, openSession, wholeSession } from './open-session.ts';
import { hashRecoveryCode, newRecoveryCode } from './secret-tokens.ts';
import { raiseSession } from './wire-session.ts';

const howMany = 10;

/** Codes to keep on paper, each good once in place of the authenticator app. An addition to GoTrue's calls. */
export const recoveryCodeRoutes: FastifyPluginAsyncZod<AccountMeans> = async (app, means) => {
  const { factors } = means.store;

  app.route({
    method: 'GET',
    url: '/auth/v1/recovery-codes',
    schema: { summary: 'How many recovery codes are left', tags: ['Accounts'] },
    handler: async (request) => {
      const { user } = await wholeSession(means, request);
      return { remaining: await factors.countCodes(user.id) };
    },
  });

  app.route({
    method: 'POST',
    url: '/auth/v1/recovery-codes',
    schema: {
      summary: 'New recovery codes, in place of the old',
      description: 'They are shown this once. Only their hashes are kept.',
      tags: ['Accounts'],
    },
    handler: async (request) => {
      const { user, hasFactor } = await freshSession(means, request);
      if (!hasFactor) throw new GoTrueError('mfa_factor_not_found');
      const codes = Array.from({ length: howMany }, newRecoveryCode);
      await factors.replaceCodes(user.id, codes.map(hashRecoveryCode));
      return { codes };
    },
  });

  app.route({
    method: 'POST',
    url: '/auth/v1/recovery-codes/verify',
    schema: {
      summary: 'Use a recovery code in place of the authenticator app',
      tags: ['Accounts'],
      body: z.object({ code: z.string().max(100) }),
    },
    handler: async (request) => {
      const open = await openSession(means, request);
      const attempt = await means.attempts.code(open.user.id, 'paper');
      if (!(await factors.useCode(open.user.id, hashRecoveryCode(request.body.code))))
        throw new GoTrueError('mfa_verification_failed', {
          sentence: 'Invalid recovery code entered',
        });
      await attempt.wasRight();
      return raiseSession(means, open, 'recovery_code');
    },
  });
};
