import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../../outside/index.ts';
import { Failure } from '../failures/failure.ts';
import { readerLanguage } from '../negotiation/reader-language.ts';
import { contentSecurityPolicy, policyHeader } from './content-security-policy.ts';
import { isNavigation } from './app-shell.ts';
import { restartPage } from './restart-page.ts';

/** In how many seconds another server, or this one again, has surely taken over. */
const patience = '5';

/**
 * Sends away who comes on a connection that is still open while the site ends: a page to whoever opens one, the failure
 * `ending` to calls. Has to come after what sets the security headers.
 */
export function drainOnClose(app: FastifyInstance, config: Config): void {
  const policy = contentSecurityPolicy(config);
  let isEnding = false;
  app.addHook('preClose', async () => {
    isEnding = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isEnding) return undefined;
    if (!isNavigation(request)) throw new Failure('ending');
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .code(503)
      .header('retry-after', patience)
      .header('content-security-policy', policyHeader(policy, nonce))
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(restartPage(readerLanguage(request), nonce));
  });
}
