import type { FastifyInstance } from 'fastify';

import { Failure } from './failure.ts';

/**
 * Refuses a request with two Host headers, of which a proxy and this server may each believe another one. See: RFC 9112,
 * section 3.2.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Failure('invalid-request');
  });
}
