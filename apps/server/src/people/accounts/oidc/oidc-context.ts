import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

import type { Config } from '../../../dependencies/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { openProvider } from './provider.ts';

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

/** The cookies of a sign-in: one while the person is at the provider, one for /login or /register after that. */
const openOidcCookies = (context: AccountContext) => ({
  authorization: signedCookie(context, 'oidcDeparture', authorization, 10 * minute),
  login: signedCookie(context, 'oidcArrival', login, 15 * minute),
});

export type OidcContext = ReturnType<typeof openOidc>;

export const openOidc = (
  context: AccountContext,
  providers: NonNullable<Config['OIDC_PROVIDERS']>,
) => ({
  ...context,
  cookies: openOidcCookies(context),
  providers: new Map(providers.map((one) => [one.id, openProvider(one, context.publicUrl)])),
});

/**
 * Begins a sign-in at a provider: sets its cookie and returns the address to open. The provider is linked to the
 * account of `session`, if there is one; with `again` it must ask for the password anew. Throws `provider_not_found`
 * and `provider_unreachable`.
 */
export async function startAuthorization(
  context: OidcContext,
  reply: FastifyReply,
  way: {
    readonly provider: string;
    readonly next: string;
    readonly session: string | null;
    readonly again: boolean;
  },
): Promise<{ readonly url: string }> {
  const provider = context.providers.get(way.provider);
  if (provider === undefined) throw new GoTrueError('provider_not_found');
  const { url, secrets } = await provider.begin(way).catch((cause: unknown) => {
    throw new GoTrueError('provider_unreachable', { cause });
  });
  await context.cookies.authorization.write(reply, {
    provider: provider.id,
    next: way.next,
    session: way.session,
    ...secrets,
  });
  return { url: url.href };
}

function signedCookie<T>(
  { openRing, publicUrl, now }: Pick<AccountContext, 'openRing' | 'publicUrl' | 'now'>,
  name: string,
  shape: z.ZodType<T>,
  lifeSeconds: number,
) {
  const typ = `${name}+jwt`;
  const cookie = {
    path: '/auth/v1/oidc',
    httpOnly: true,
    // The provider's redirect is a cross-site navigation, which `strict` would exclude.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    write: async (reply: FastifyReply, note: T) => {
      const { newest } = await openRing();
      const at = Math.floor(now().getTime() / 1000);
      const text = await new SignJWT({ note })
        .setProtectedHeader({ alg: 'EdDSA', kid: newest.id, typ })
        .setAudience(name)
        .setExpirationTime(at + lifeSeconds)
        .sign(newest.key);
      void reply.setCookie(name, text, { ...cookie, maxAge: lifeSeconds });
    },
    read: async (request: FastifyRequest): Promise<T | null> => {
      const text = request.cookies[name];
      if (text === undefined) return null;
      const ring = await openRing();
      try {
        const { payload } = await jwtVerify(text, ring.verifyingKey, {
          algorithms: ['EdDSA'],
          audience: name,
          typ,
          requiredClaims: ['exp'],
          currentDate: now(),
        });
        return shape.parse(payload['note']);
      } catch {
        return null;
      }
    },
    remove: (reply: FastifyReply) => void reply.clearCookie(name, cookie),
  };
}
