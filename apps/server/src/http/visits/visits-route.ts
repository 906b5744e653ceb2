import { visitsCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Outside } from '../../outside/index.ts';

/** How many visits the site has had. Asking does not count. */
export const visitsRoute: FastifyPluginAsyncZod<Outside> = async (app, { store }) => {
  app.route({
    method: visitsCall.method,
    url: visitsCall.path,
    schema: { summary: visitsCall.summary, tags: ['Site'], response: { 200: visitsCall.reply } },
    handler: async (_request, reply) =>
      // Fastify would send a bare number as a status.
      reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(await store.visits.count()) as unknown as number),
  });
};
