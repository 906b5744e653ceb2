import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';

import type { KeyRing } from '../sessions/key-ring.ts';

/** A note that a browser keeps for the site, signed by it: what it says is what the site once wrote, not long ago. */
export interface SignedCookie<T> {
  readonly write: (reply: FastifyReply, note: T) => Promise<void>;
  /** The note this browser brings; null when there is none, or it is too old or not ours. */
  readonly read: (request: FastifyRequest) => Promise<T | null>;
  readonly remove: (reply: FastifyReply) => void;
}

/** What keeping notes takes. */
interface CookieContext {
  readonly ring: KeyRing;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** A kind of note under a cookie's name. Scripts can't read it, and pages elsewhere can't make a browser post it. */
export function signedCookie<T>(
  { ring, publicUrl, now }: CookieContext,
  name: string,
  shape: z.ZodType<T>,
  lifeSeconds: number,
): SignedCookie<T> {
  const typ = `${name}+jwt`;
  const cookie = {
    path: '/auth/v1/oidc',
    httpOnly: true,
    // A provider sends people back by a link, so a stricter cookie would stay behind.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    write: async (reply, note) => {
      const at = Math.floor(now().getTime() / 1000);
      const text = await new SignJWT({ note })
        .setProtectedHeader({ alg: 'EdDSA', kid: ring.newest.id, typ })
        .setAudience(name)
        .setExpirationTime(at + lifeSeconds)
        .sign(ring.newest.key);
      void reply.setCookie(name, text, { ...cookie, maxAge: lifeSeconds });
    },
    read: async (request) => {
      const text = request.cookies[name];
      if (text === undefined) return null;
      try {
        const { payload } = await jwtVerify(
          text,
          ({ kid }) => {
            const key = kid === undefined ? undefined : ring.publicKey(kid);
            if (key === undefined) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: ['EdDSA'],
            audience: name,
            typ,
            requiredClaims: ['exp'],
            currentDate: now(),
          },
        );
        return shape.parse(payload['note']);
      } catch {
        // Whatever is wrong with it, it is as good as none.
        return null;
      }
    },
    remove: (reply) => void reply.clearCookie(name, cookie),
  };
}
