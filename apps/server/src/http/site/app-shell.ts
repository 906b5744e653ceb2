import { randomBytes } from 'node:crypto';

import { served } from '@vernacular/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../dependencies/index.ts';
import { Failure } from '../failures/failure.ts';
import { explicitlyAccepts } from '../negotiation/explicitly-accepts.ts';
import { isUnlistedPage, setNoindex, withRobotsMeta } from './noindex.ts';
import { contentSecurityPolicy, policyHeader } from './content-security-policy.ts';
import { findPage } from './find-page.ts';

const noncePlace = '__CSP_NONCE__';
const ours = new RegExp(`^(${[...served, '/assets'].join('|')})([/?]|$)`);

export function isNavigation(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (ours.test(url)) return false;
  return explicitlyAccepts(request, 'text/html');
}

/**
 * Returns a function that sends the HTML page of a screen. `__CSP_NONCE__` in it becomes a new nonce for each reply.
 */
export function appShell(webRoot: string, config: Config, fill: (page: string) => string) {
  const find = findPage(webRoot, fill);
  const policy = contentSecurityPolicy(config);
  return async (reply: FastifyReply): Promise<FastifyReply> => {
    const built = await find(reply.request).catch((cause: unknown) => {
      throw new Failure(
        'not-found',
        'The pages of this site have not been built yet. Run npm start.',
        cause,
      );
    });
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8');
    const isOfFew = isUnlistedPage(reply.request.url);
    if (isOfFew) setNoindex(reply);
    const page = isOfFew ? withRobotsMeta(built) : built;
    if (!page.includes(noncePlace)) return reply.send(page);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-security-policy', policyHeader(policy, nonce))
      .send(page.replaceAll(noncePlace, nonce));
  };
}
