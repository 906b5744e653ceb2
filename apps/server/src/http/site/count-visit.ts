import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitsCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';
import { readRoute } from '../routes/contract-route.ts';
import { isReaderPage } from './app-shell.ts';

const cookie = 'visit';

/** False for prefetches, and for readers of a text, who do not count as visitors and get no cookie. */
const isForAPerson = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' &&
  !isReaderPage(url) &&
  !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers['purpose']));

/**
 * Returns a function that counts a visit, once per browser session, and sets the session cookie by which it knows the
 * next request. The cookie is the same for everyone.
 */
export const visitCounter =
  ({ config, store }: Pick<Dependencies, 'config' | 'store'>) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    if (!isForAPerson(request) || request.cookies[cookie] !== undefined) return;
    const secure = config.PUBLIC_URL?.startsWith('https://') === true;
    reply.setCookie(cookie, 'counted', { path: '/', httpOnly: true, sameSite: 'lax', secure });
    store.visits.add().catch((err: unknown) => request.log.error({ err }, 'visit not counted'));
  };

export const visitCountRoute: FastifyPluginAsyncZod<Dependencies> = async (app, { store }) => {
  app.route({
    ...readRoute(visitsCall, 'Site'),
    handler: async (_request, reply) =>
      // Fastify would treat a bare number as a status code.
      reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(await store.visits.count()) as unknown as number),
  });
};
