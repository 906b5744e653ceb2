import { healthCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Outside } from '../../outside/index.ts';

/** Whether the site is up: it answers, and so does its database. */
export const healthRoute: FastifyPluginAsyncZod<Outside> = async (app, { store }) => {
  app.route({
    method: healthCall.method,
    url: healthCall.path,
    schema: {
      summary: healthCall.summary,
      tags: ['Site'],
      response: { 200: healthCall.reply, 503: healthCall.reply },
    },
    handler: async (request, reply) => {
      try {
        await store.visits.count();
        return { status: 'up' as const };
      } catch (err) {
        request.log.error({ err }, 'the database does not answer');
        return reply.code(503).send({ status: 'failing' as const });
      }
    },
  });
};
