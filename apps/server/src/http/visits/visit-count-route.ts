import { visitsCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';

export const visitCountRoute: FastifyPluginAsyncZod<Dependencies> = async (app, { store }) => {
  app.route({
    method: visitsCall.method,
    url: visitsCall.path,
    schema: { summary: visitsCall.summary, tags: ['Site'], response: { 200: visitsCall.reply } },
    handler: async (_request, reply) =>
      // Fastify would treat a bare number as a status code.
      reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(await store.visits.count()) as unknown as number),
  });
};
