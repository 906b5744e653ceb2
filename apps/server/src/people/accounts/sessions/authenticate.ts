import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Failure, withoutDatabase } from '../../../http/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Account calls look at tokens themselves. */
    readonly readsTokensItself?: boolean;
    /** Also accept the cookie `authToken`, for pages that were opened by a full load. */
    readonly acceptsCookie?: boolean;
  }
}

/** Somebody who showed a good token; `isWhole` is false while their second factor is still to be shown. */
interface AuthenticatedUser {
  readonly id: string;
  readonly email: string;
  readonly isComplete: boolean;
  /** Whether they showed a second factor, or who they are in the last quarter of an hour. */
  readonly isSure: boolean;
}

/** Tells from an access token who it is; null when the token is good for nothing (any more). */
export type Authenticate = (token: string) => Promise<AuthenticatedUser | null>;

/** The token of a request with `Authorization: Bearer`; empty when that header holds something else. */
export const bearerToken = ({ headers: { authorization } }: FastifyRequest): string | null =>
  authorization === undefined ? null : (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');

/**
 * Whether a page of another site made the browser send this: then the cookie says nothing about who wants it.
 * Programs send neither header.
 */
export function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Decorates every request with who is asking. A token that is not good ends the call with 401, whatever the call;
 * a stale cookie does not, because nobody chose to send it.
 */
export function authenticateRequests(app: FastifyInstance, authenticate: Authenticate): void {
  app.addHook('onRequest', async (request) => {
    const { readsTokensItself, acceptsCookie, worksWithoutStore } = request.routeOptions.config;
    if (readsTokensItself === true) return;
    const bearer = bearerToken(request);
    const isCookieMeant = acceptsCookie === true && !isCrossSite(request);
    const cookie = isCookieMeant ? request.cookies['authToken'] : undefined;
    const token = bearer ?? cookie;
    if (token === undefined) return;
    const who = worksWithoutStore
      ? await withoutDatabase(request, () => authenticate(token), null)
      : await authenticate(token);
    if (request.isStoreAway) return;
    if (who?.isComplete === true) {
      const { id, email, isSure } = who;
      request.visitor = { id, email, isSure };
    } else if (bearer !== null) throw new Failure(who ? 'second-factor-needed' : 'signed-out');
  });
}
