import { errorReply, gaugeCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { drawPng } from './gauge-png.ts';
import { drawSvg, styleSource } from './gauge-svg.ts';
import { gaugeOf } from './gauge.ts';

const image = z.string().describe('The gauge');

export const gaugeRoute: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: gaugeCall.method,
    url: gaugeCall.path,
    schema: {
      summary: gaugeCall.summary,
      tags: ['De-Jargonizer'],
      querystring: gaugeCall.query,
      response: {
        200: {
          description: 'The gauge',
          content: { 'image/svg+xml': { schema: image }, 'image/png': { schema: image } },
        },
        400: errorReply,
      },
    },
    handler: async (request, reply) => {
      const gauge = gaugeOf(request.query);
      const isPng = !request.types(['image/svg+xml']) && Boolean(request.types(['image/png']));
      reply.header('cache-control', 'public, max-age=86400').header('vary', 'accept');
      if (isPng) return reply.type('image/png').send((await drawPng(gauge)) as unknown as string);
      return reply
        .header('content-security-policy', `default-src 'none'; style-src ${styleSource}`)
        .type('image/svg+xml; charset=utf-8')
        .send(drawSvg(gauge));
    },
  });
};
