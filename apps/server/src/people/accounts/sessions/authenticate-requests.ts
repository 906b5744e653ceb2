import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Failure, withoutDatabase } from '../../../http/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Leaves the Authorization header to the route; `visitor` stays null. */
    readonly readsTokensItself?: boolean;
    /** Also accepts the cookie `authToken`, for pages opened by a full load. */
    readonly acceptsCookie?: boolean;
    /** Leaves HTTP Basic authentication, which holds an API key, to the route. */
    readonly acceptsApiKey?: boolean;
  }
}

/** `isComplete` is false until a required second factor is shown. */
interface AuthenticatedUser {
  readonly id: string;
  readonly email: string;
  readonly isComplete: boolean;
  /** The sign-in, or the password shown again, is under 15 minutes old. */
  readonly isRecent: boolean;
  /** The same, or a second factor was shown; always false with a hosted account service. */
  readonly isSure: boolean;
  /** Whether the person's work is saved; undefined where the database was not asked. */
  readonly keepsWork?: boolean;
}

/** The user of an access token; null when the token is wrong, or its session has ended. */
export type Authenticate = (token: string) => Promise<AuthenticatedUser | null>;

/** The token of the Authorization header; null without the header, empty when it is malformed. */
export const bearerToken = ({ headers: { authorization } }: FastifyRequest): string | null =>
  authorization === undefined ? null : (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');

/** Whether another site had the browser send this, so that cookies prove nothing. Programs send neither header. */
export function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}

/** Sets `request.visitor`. A wrong bearer token ends the call with 401; a wrong cookie does not: nobody chose it. */
export function authenticateRequests(app: FastifyInstance, authenticate: Authenticate): void {
  app.addHook('onRequest', async (request) => {
    const { readsTokensItself, acceptsCookie, acceptsApiKey, worksWithoutStore } =
      request.routeOptions.config;
    if (readsTokensItself === true) return;
    if (acceptsApiKey === true && /^Basic /i.test(request.headers.authorization ?? '')) return;
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
      const { id, email, isRecent, isSure, keepsWork } = who;
      request.visitor = { id, email, isRecent, isSure, keepsWork };
    } else if (bearer !== null) throw new Failure(who ? 'second-factor-needed' : 'signed-out');
  });
}

/** The signed-in user. Throws Failure `signed-out` for a guest. */
export function requireUser({ visitor }: FastifyRequest): NonNullable<FastifyRequest['visitor']> {
  if (visitor === null) throw new Failure('signed-out', 'Please sign in first.');
  return visitor;
}
