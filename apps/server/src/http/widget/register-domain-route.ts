import { errorReply, registerDomainCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RateLimiterRes } from 'rate-limiter-flexible';

import { hashIp } from '../addresses/ip-key.ts';
import { Failure } from '../failures/failure.ts';
import type { Dependencies } from '../../dependencies/index.ts';

const pace = { name: 'widget-domain', times: 60, seconds: 60 * 60 };

/**
 * Records the domain that embeds the accessibility menu; 404 unless WIDGET_DOMAINS is true. Nothing about the visitor
 * is stored.
 */
export const registerDomainRoute: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { config, store },
) => {
  const limiter = store.limiter(pace);
  const { method, path, summary, body, reply: answer } = registerDomainCall;

  // Any origin may call this; the reply holds no data.
  app.addHook('onRequest', async (_request, reply) => {
    if (!config.WIDGET_DOMAINS) throw new Failure('not-found');
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
  });

  app.route({
    method: 'OPTIONS',
    url: path,
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
    method,
    url: path,
    bodyLimit: 4096,
    schema: {
      summary,
      description: 'Answers only where WIDGET_DOMAINS is true. The menu ignores what is answered.',
      tags: ['Site'],
      body,
      response: { 200: answer, '4xx': errorReply, '5xx': errorReply },
    },
    handler: async (request) => {
      try {
        await limiter.consume(hashIp(request.ip));
      } catch (thrown) {
        throw thrown instanceof RateLimiterRes ? new Failure('busy') : thrown;
      }
      if (!(await store.widgetDomains.add(request.body.domain))) throw new Failure('busy');
      return { isRegistered: true as const };
    },
  });
};
