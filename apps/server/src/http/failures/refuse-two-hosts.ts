import type { FastifyInstance } from 'fastify';

import { Failure } from './failure.ts';

/**
 * Refuses a request with two Host headers: a proxy might act on one of them and this server on the other. See: RFC
 * 9112, section 3.2.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Failure('invalid-request');
  });
}
