import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Dependencies } from '../../dependencies/index.ts';
import { isReaderPage } from './find-page.ts';

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
