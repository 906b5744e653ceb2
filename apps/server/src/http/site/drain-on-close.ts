import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../../dependencies/index.ts';
import { Failure } from '../failures/failure.ts';
import { readerLanguage } from '../negotiation/reader-language.ts';
import { lingerMilliseconds } from '../connections/listen-on-localhost-addresses.ts';
import { contentSecurityPolicy, policyHeader } from './content-security-policy.ts';
import { isNavigation } from './app-shell.ts';
import { restartPage } from './restart-page.ts';

/** Retry-After in seconds; by then another server or this one has taken over. */
const patience = '5';

/**
 * While the server closes, browsers get a page and other clients the failure `ending`, both with 503. Register it
 * after the security headers.
 */
export function drainOnClose(app: FastifyInstance, config: Config): void {
  const policy = contentSecurityPolicy(config);
  /** The time from which requests are refused, in milliseconds since 1970. */
  let end = Infinity;
  app.addHook('preClose', async () => {
    end = Date.now() + lingerMilliseconds(config);
  });
  // Fastify sets it on replies to new requests only, not on those that are under way.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (end < Infinity) reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (Date.now() < end) return undefined;
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
