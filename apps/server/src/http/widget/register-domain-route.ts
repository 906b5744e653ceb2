import { registerDomainCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { contractRoute } from '../routes/contract-route.ts';

/**
 * The call that accessibility menus on other sites make when they load. It always answers that the site is not
 * registered, and stores nothing.
 */
export const registerDomainRoute: FastifyPluginAsyncZod = async (app) => {
  const { method, path: url } = registerDomainCall;

  // Any origin may call this; the reply holds no data.
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
  });

  app.route({
    method: 'OPTIONS',
    url,
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .header('access-control-allow-methods', method)
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', '86400')
        .code(204)
        .send(null),
  });

  app.route({
    ...contractRoute(registerDomainCall, 'Site', 'The accessibility menu ignores the answer.'),
    bodyLimit: 4096,
    handler: async () => ({ isRegistered: false }),
  });
};
