import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { AccountMeans } from './account-means.ts';
import { openSession } from './open-session.ts';

/** Ends this session, all others, or all. */
export const signOutRoute: FastifyPluginAsyncZod<AccountMeans> = async (app, means) => {
  app.route({
    method: 'POST',
    url: '/auth/v1/logout',
    schema: {
      summary: 'Sign out',
      tags: ['Accounts'],
      querystring: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
    },
    handler: async (request, reply) => {
      const { session } = await openSession(means, request);
      const { sessions } = means.store;
      const { scope } = request.query;
      if (scope === 'local') await sessions.end(session.id);
      else if (scope === 'others') await sessions.endOthers(session.userId, session.id);
      else await sessions.endAll(session.userId);
      return reply.code(204).send(null);
    },
  });
};
