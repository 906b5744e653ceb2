import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { accountRoute } from '../account-context.ts';
import { reauthenticate, requireFullSession } from '../sessions/require-session.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { startAuthorization, type OidcContext } from './oidc-context.ts';

const proof = z.object({ password: z.string().max(10_000).optional() });

export const identityRoutes: FastifyPluginAsyncZod<OidcContext> = async (app, context) => {
  const { store, providers } = context;

  app.route({
    ...accountRoute('GET', '/auth/v1/user/identities', {
      summary: 'The providers I can sign in with',
    }),
    handler: async (request) => {
      const { user } = await requireFullSession(context, request, { mayEnrol: true });
      const all = [...providers.values()];
      const identities = await store.identities.list(user.id);
      return {
        hasPassword: user.passwordHash !== '',
        identities: identities.map(({ id, issuer, email, createdAt, usedAt }) => ({
          id,
          provider: all.find((one) => one.issuer === issuer)?.id ?? null,
          issuer,
          email,
          createdAt,
          usedAt,
        })),
      };
    },
  });

  app.route({
    ...accountRoute('POST', '/auth/v1/oidc/:provider/link', {
      summary: 'Begin to add a provider to sign in with',
      description: 'Needs the password, or a sign-in just now. Answers with the address to open.',
      params: z.object({ provider: z.string() }),
      body: proof,
    }),
    handler: async (request, reply) => {
      const open = await requireFullSession(context, request);
      await reauthenticate(context, open, request.body.password);
      const { provider } = request.params;
      return startAuthorization(context, reply, {
        provider,
        next: '/profile',
        session: open.session.id,
        again: false,
      });
    },
  });

  app.route({
    ...accountRoute('DELETE', '/auth/v1/user/identities/:identityId', {
      summary: 'Remove a provider to sign in with',
      params: z.object({ identityId: z.string() }),
    }),
    handler: async (request, reply) => {
      const { user } = await requireFullSession(context, request);
      const parted = await store.identities.part(user.id, request.params.identityId);
      if (parted === 'unknown') throw new GoTrueError('identity_not_found');
      if (parted === 'last') throw new GoTrueError('last_way_in');
      return reply.code(204).send(null);
    },
  });
};
