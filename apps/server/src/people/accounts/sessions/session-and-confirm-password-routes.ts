import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { AccountContext } from '../account-context.ts';
import { reauthenticate } from './reauthenticate.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { requireFullSession } from './require-session.ts';
import { amrEntry } from './start-session.ts';

export const sessionRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { sessions } = context.store;

  app.route({
    method: 'GET',
    url: '/auth/v1/sessions',
    schema: { summary: 'Where the person is signed in', tags: ['Accounts'] },
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
    method: 'DELETE',
    url: '/auth/v1/sessions/:sessionId',
    schema: {
      summary: 'Sign out on one device',
      tags: ['Accounts'],
      params: z.object({ sessionId: z.uuid() }),
    },
    handler: async (request, reply) => {
      const { user } = await requireFullSession(context, request);
      if (!(await sessions.endOf(user.id, request.params.sessionId)))
        throw new GoTrueError('not_found');
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/auth/v1/confirm-password',
    schema: {
      summary: 'Show the password again, before changing how one signs in',
      description: 'It counts for a quarter of an hour, for this session alone.',
      tags: ['Accounts'],
      body: z.object({ password: z.string().max(10_000) }),
    },
    handler: async (request, reply) => {
      const open = await requireFullSession(context, request, { mayEnrol: true });
      await reauthenticate(context, open, request.body.password);
      await sessions.prove(open.session, amrEntry('password', context.now));
      return reply.code(204).send(null);
    },
  });
};
