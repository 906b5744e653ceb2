import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { siteLanguages } from '@vernacular/exercises';

import type { Config } from '../../dependencies/index.ts';
import { Failure } from '../failures/failure.ts';
import { readerLanguage, type ReaderLanguage } from '../negotiation/reader-language.ts';
import { lingerMilliseconds } from '../connections/listen-on-localhost-addresses.ts';
import { contentSecurityPolicy, policyHeader } from './content-security-policy.ts';
import { isNavigation } from './app-shell.ts';
import { words } from '../../words/index.ts';

/** Retry-After in seconds; by then another server or this one has taken over. */
const patience = '5';

/**
 * From `lingerMilliseconds` after the server began to close, answers new requests with 503: browsers get a page, other
 * clients the failure `ending`. Register it after the security headers.
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

/** The page that browsers get during a restart. Self-contained, because no other file is served then. */
function restartPage(language: ReaderLanguage, nonce: string): string {
  const { title, what, again } = words[language].restart;
  const { direction } = siteLanguages.find(({ code }) => code === language)!;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}a{display:inline-block;padding:.5rem 0}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${what}</p>
<p><a href="">${again}</a></p>
</main>
</body>
</html>
`;
}
