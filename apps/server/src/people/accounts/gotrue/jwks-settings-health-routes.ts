import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { type AccountContext, accountRoute } from '../account-context.ts';

export const settingsRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.route({
    ...accountRoute('GET', '/auth/v1/.well-known/jwks.json', {
      summary: 'The public keys of access tokens',
    }),
    handler: async (_request, reply) => {
      const { published } = await context.openRing();
      return reply.header('cache-control', 'public, max-age=600').send(published);
    },
  });
  app.route({
    ...accountRoute('GET', '/auth/v1/settings', { summary: 'What this account service offers' }),
    handler: async () => ({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: context.signUp === 'closed',
      mailer_autoconfirm: !context.confirmsEmail,
      phone_autoconfirm: false,
      mfa_enabled: true,
    }),
  });
  app.route({
    ...accountRoute('GET', '/auth/v1/health', { summary: 'Whether the account service is there' }),
    handler: async () => ({ name: 'GoTrue', description: 'Speaks the GoTrue wire protocol.' }),
  });
};
