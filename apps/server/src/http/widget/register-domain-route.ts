import { errorReply, registerDomainCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { hashIp, hashKey } from '../addresses/ip-key.ts';
import { Failure, toRateLimited } from '../failures/failure.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { pageEmbedsSite } from './page-embeds-site.ts';

const hour = 60 * 60;
const pace = { name: 'widget-domain', times: 60, seconds: hour };
/** A start page is fetched once a day at most. */
const looks = { name: 'widget-domain-look', times: 1, seconds: 24 * hour };
/** Pages fetched at the same time. A report beyond that is dropped; the next visitor of that page sends another. */
const mostAtOnce = 4;

/**
 * Records the domain that embeds the accessibility menu, if its first page has a script that names this site; 404
 * unless WIDGET_DOMAINS is true. Nothing about the visitor is stored.
 */
export const registerDomainRoute: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { config, store, pageNames = pageEmbedsSite },
) => {
  const limiter = store.limiter(pace);
  const looked = store.limiter(looks);
  let looking = 0;
  const isShown = async (domain: string) => {
    if (looking >= mostAtOnce || config.PUBLIC_URL === undefined) return false;
    if ((await looked.get(hashKey(domain))) !== null) return false;
    await looked.penalty(hashKey(domain));
    looking += 1;
    try {
      return await pageNames(domain, config.PUBLIC_URL);
    } finally {
      looking -= 1;
    }
  };
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
      description:
        'Answers only where WIDGET_DOMAINS is true. Asks the first page of the domain, once a day, and registers it if a script there names this site. The menu ignores what is answered.',
      tags: ['Site'],
      body,
      response: { 200: answer, '4xx': errorReply, '5xx': errorReply },
    },
    handler: async (request) => {
      const { domain } = request.body;
      try {
        await limiter.consume(hashIp(request.ip));
      } catch (thrown) {
        throw toRateLimited(thrown);
      }
      const isSeen = await store.widgetDomains.isSeenToday(domain);
      if (isSeen || !(await isShown(domain))) return { isRegistered: isSeen };
      await store.widgetDomains.see(domain);
      return { isRegistered: true };
    },
  });
};
