import { z } from 'zod';

import type { AccountContext } from '../account-context.ts';
import { type SignedCookie, signedCookie } from './signed-cookie.ts';

const minute = 60;

const authorization = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  session: z.string().nullable(),
});

const login = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('known'), userId: z.string(), provedAt: z.number().nullable() }),
  z.object({
    kind: z.literal('new'),
    provider: z.string(),
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    provedAt: z.number().nullable(),
  }),
]);

export interface OidcCookies {
  readonly authorization: SignedCookie<z.output<typeof authorization>>;
  readonly login: SignedCookie<z.output<typeof login>>;
}

export const openOidcCookies = (context: AccountContext): OidcCookies => ({
  authorization: signedCookie(context, 'oidcDeparture', authorization, 10 * minute),
  login: signedCookie(context, 'oidcArrival', login, 15 * minute),
});
