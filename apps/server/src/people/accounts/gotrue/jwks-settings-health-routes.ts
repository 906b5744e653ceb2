import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { AccountContext } from '../account-context.ts';

export const settingsRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.route({
    method: 'GET',
    url: '/auth/v1/.well-known/jwks.json',
    schema: { summary: 'The public keys of access tokens', tags: ['Accounts'] },
    handler: async (_request, reply) => {
      const { published } = await context.openRing();
      return reply.header('cache-control', 'public, max-age=600').send(published);
    },
  });
  app.route({
    method: 'GET',
    url: '/auth/v1/settings',
    schema: { summary: 'What this account service offers', tags: ['Accounts'] },
    handler: async () => ({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: context.signUp === 'closed',
      mailer_autoconfirm: !context.confirmsEmail,
      phone_autoconfirm: false,
      mfa_enabled: true,
    }),
  });
  app.route({
    method: 'GET',
    url: '/auth/v1/health',
    schema: { summary: 'Whether the account service is there', tags: ['Accounts'] },
    handler: async () => ({ name: 'GoTrue', description: 'Speaks the GoTrue wire protocol.' }),
  });
};
