import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

import type { OpenSession } from '../../../store/index.ts';
import type { KeyRing } from './key-ring.ts';
import { hashToken } from './tokens-and-recovery-codes.ts';

export const accessTokenSeconds = 15 * 60;

const audience = 'authenticated';
const claims = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** `end` is in seconds since 1970. */
interface Proven {
  readonly of: { readonly userId: string; readonly sessionId: string };
  readonly kid: string;
  readonly end: number;
}

/** Cached verified tokens; each takes about 250 bytes. */
const mostProven = 10_000;

export type AccessTokens = ReturnType<typeof accessTokens>;

/**
 * Signs and reads access tokens. `read` gives user and session; null for a token that is wrong or expired. Whether the
 * session is still open, the database must tell.
 */
export function accessTokens(openRing: () => Promise<KeyRing>, issuer: string, now: () => Date) {
  // Verifying costs more than grading a short text, and a page sends the same token with every call.
  const proven = new Map<string, Proven>();
  const remember = (hash: string, said: Proven) => {
    const [oldest] = proven.keys();
    if (oldest !== undefined && proven.size >= mostProven) proven.delete(oldest);
    proven.set(hash, said);
  };
  return {
    sign: async ({ session, user }: Pick<OpenSession, 'session' | 'user'>) => {
      const { newest } = await openRing();
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + accessTokenSeconds;
      const token = await new SignJWT({
        email: user.email,
        role: audience,
        aal: session.aal,
        amr: session.amr.toReversed(),
        session_id: session.id,
        is_anonymous: false,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: {},
      })
        .setProtectedHeader({ alg: 'EdDSA', kid: newest.id, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(newest.key);
      return { token, expiresAt };
    },
    read: async (token: string) => {
      const ring = await openRing();
      const hash = hashToken(token);
      const known = proven.get(hash);
      if (known !== undefined) {
        const isGood =
          known.end * 1000 > now().getTime() && ring.publicKey(known.kid) !== undefined;
        return isGood ? known.of : null;
      }
      try {
        const { payload, protectedHeader } = await jwtVerify(token, ring.verifyingKey, {
          algorithms: ['EdDSA'],
          issuer,
          audience,
          typ: 'JWT',
          requiredClaims: ['exp', 'iat', 'sub', 'session_id'],
          currentDate: now(),
        });
        const { sub, session_id } = claims.parse(payload);
        const of = { userId: sub, sessionId: session_id };
        // `jwtVerify` requires `exp`, and a key is found by `kid` only.
        remember(hash, { of, kid: protectedHeader.kid!, end: payload.exp! });
        return of;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        // WebCrypto and the decoder throw these for damaged tokens.
        if (error instanceof TypeError || error instanceof DOMException) return null;
        throw error;
      }
    },
  };
}
