import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type AccountContext, accountRoute } from '../account-context.ts';
import {
  reauthenticate,
  needsSecondFactor,
  requireFullSession,
  requireSession,
} from './require-session.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { amrEntry } from './start-session.ts';

/** The calls that list and end sessions, and that prove the password once more. */
export const sessionRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { sessions } = context.store;

  app.route({
    ...accountRoute('POST', '/auth/v1/logout', {
      summary: 'Sign out',
      description: '`others` and `global` end the API keys of the account too.',
      querystring: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
    }),
    handler: async (request, reply) => {
      const open = await requireSession(context, request);
      const { session } = open;
      // Without its second factor a session can only end itself.
      const scope = needsSecondFactor(context, open) ? 'local' : request.query.scope;
      if (scope === 'local') await sessions.end(session.id);
      else if (scope === 'others') await sessions.endOthers(session.userId, session.id);
      else await sessions.endAll(session.userId);
      if (scope !== 'local') await context.store.apiKeys.revokeAll(session.userId);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...accountRoute('GET', '/auth/v1/sessions', { summary: 'Where the person is signed in' }),
    handler: async (request) => {
      const { user, session } = await requireFullSession(context, request);
      const list = await sessions.list(user.id);
      return {
        sessions: list.map(({ id, device, createdAt, refreshedAt }) => ({
          id,
          device,
          created_at: createdAt,
          refreshed_at: refreshedAt,
          is_this: id === session.id,
        })),
      };
    },
  });

  app.route({
    ...accountRoute('DELETE', '/auth/v1/sessions/:sessionId', {
      summary: 'Sign out on one device',
      params: z.object({ sessionId: z.uuid() }),
    }),
    handler: async (request, reply) => {
      const { user } = await requireFullSession(context, request);
      if (!(await sessions.endOf(user.id, request.params.sessionId)))
        throw new GoTrueError('not_found');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...accountRoute('POST', '/auth/v1/confirm-password', {
      summary: 'Show the password again, before changing how one signs in',
      description: 'It counts for a quarter of an hour, for this session alone.',
      body: z.object({ password: z.string().max(10_000) }),
    }),
    handler: async (request, reply) => {
      const open = await requireFullSession(context, request, { mayEnrol: true });
      await reauthenticate(context, open, request.body.password);
      await sessions.prove(open.session, amrEntry('password', context.now));
      return reply.code(204).send(null);
    },
  });
};
