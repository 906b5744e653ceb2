import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { AccountContext } from '../account-context.ts';
import { needsSecondFactor, requireSession } from './require-session.ts';

export const signOutRoute: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.route({
    method: 'POST',
    url: '/auth/v1/logout',
    schema: {
      summary: 'Sign out',
      description: '`others` and `global` end the API keys of the account too.',
      tags: ['Accounts'],
      querystring: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
    },
    handler: async (request, reply) => {
      const open = await requireSession(context, request);
      const { session } = open;
      const { apiKeys, sessions } = context.store;
      // Without its second factor a session can only end itself.
      const scope = needsSecondFactor(context, open) ? 'local' : request.query.scope;
      if (scope === 'local') await sessions.end(session.id);
      else if (scope === 'others') await sessions.endOthers(session.userId, session.id);
      else await sessions.endAll(session.userId);
      if (scope !== 'local') await apiKeys.revokeAll(session.userId);
      return reply.code(204).send(null);
    },
  });
};
