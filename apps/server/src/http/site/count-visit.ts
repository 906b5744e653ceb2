import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Dependencies } from '../../dependencies/index.ts';

const cookie = 'visit';

const isForAPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers['purpose']));

/** Counts a visit once per browser session. The session cookie is the same for everyone. */
export const visitCounter =
  ({ config, store }: Pick<Dependencies, 'config' | 'store'>) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    if (!isForAPerson(request) || request.cookies[cookie] !== undefined) return;
    const secure = config.PUBLIC_URL?.startsWith('https://') === true;
    reply.setCookie(cookie, 'counted', { path: '/', httpOnly: true, sameSite: 'lax', secure });
    store.visits.add().catch((err: unknown) => request.log.error({ err }, 'visit not counted'));
  };
