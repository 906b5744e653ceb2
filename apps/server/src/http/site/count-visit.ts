import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Outside } from '../../outside/index.ts';

const cookie = 'visit';

/** Whether a page is opened for a person now, and not ahead of time or for a program that reads headers. */
const isForAPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers['purpose']));

/**
 * Counts a visit with the first page of a browsing session. What is left in the browser is the same for everybody
 * and goes when it is closed: it tells that somebody was counted, never who.
 */
export const visitCounter =
  ({ config, store }: Pick<Outside, 'config' | 'store'>) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    if (!isForAPerson(request) || request.cookies[cookie] !== undefined) return;
    const secure = config.PUBLIC_URL?.startsWith('https://') === true;
    reply.setCookie(cookie, 'counted', { path: '/', httpOnly: true, sameSite: 'lax', secure });
    store.visits.add().catch((err: unknown) => request.log.error({ err }, 'visit not counted'));
  };
