import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Failure, unlessStoreAway } from '../../http/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Account calls look at tokens themselves. */
    readonly readsTokensItself?: boolean;
    /** Also accept the cookie `authToken`, for pages that were opened by a full load. */
    readonly acceptsCookie?: boolean;
  }
}

/** Somebody who showed a good token; `isWhole` is false while their second factor is still to be shown. */
interface Recognised {
  readonly id: string;
  readonly email: string;
  readonly isWhole: boolean;
  /** Whether they showed a second factor, or who they are in the last quarter of an hour. */
  readonly isSure: boolean;
}

/** Tells from an access token who it is; null when the token is good for nothing (any more). */
export type Recognise = (token: string) => Promise<Recognised | null>;

/** The token of a request with `Authorization: Bearer`; empty when that header holds something else. */
export const bearerOf = ({ headers: { authorization } }: FastifyRequest): string | null =>
  authorization === undefined ? null : (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');

/**
 * Whether a page of another site made the browser send this: then the cookie says nothing about who wants it.
 * Programs send neither header.
 */
export function isSentFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Decorates every request with who is asking. A token that is not good ends the call with 401, whatever the call;
 * a stale cookie does not, because nobody chose to send it.
 */
export function recogniseVisitors(app: FastifyInstance, recognise: Recognise): void {
  app.addHook('onRequest', async (request) => {
    const { readsTokensItself, acceptsCookie, worksWithoutStore } = request.routeOptions.config;
    if (readsTokensItself === true) return;
    const bearer = bearerOf(request);
    const isCookieMeant = acceptsCookie === true && !isSentFromElsewhere(request);
    const cookie = isCookieMeant ? request.cookies['authToken'] : undefined;
    const token = bearer ?? cookie;
    if (token === undefined) return;
    const who = worksWithoutStore
      ? await unlessStoreAway(request, () => recognise(token), null)
      : await recognise(token);
    if (request.isStoreAway) return;
    if (who?.isWhole === true) {
      const { id, email, isSure } = who;
      request.visitor = { id, email, isSure };
    } else if (bearer !== null) throw new Failure(who ? 'second-factor-needed' : 'signed-out');
  });
}
