import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';

import type { KeyRing } from '../sessions/key-ring.ts';

export interface SignedCookie<T> {
  readonly write: (reply: FastifyReply, note: T) => Promise<void>;
  readonly read: (request: FastifyRequest) => Promise<T | null>;
  readonly remove: (reply: FastifyReply) => void;
}

interface CookieContext {
  readonly openRing: () => Promise<KeyRing>;
  readonly publicUrl: string;
  readonly now: () => Date;
}

export function signedCookie<T>(
  { openRing, publicUrl, now }: CookieContext,
  name: string,
  shape: z.ZodType<T>,
  lifeSeconds: number,
): SignedCookie<T> {
  const typ = `${name}+jwt`;
  const cookie = {
    path: '/auth/v1/oidc',
    httpOnly: true,
    // The provider's redirect is a cross-site navigation, which `strict` would exclude.
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    write: async (reply, note) => {
      const { newest } = await openRing();
      const at = Math.floor(now().getTime() / 1000);
      const text = await new SignJWT({ note })
        .setProtectedHeader({ alg: 'EdDSA', kid: newest.id, typ })
        .setAudience(name)
        .setExpirationTime(at + lifeSeconds)
        .sign(newest.key);
      void reply.setCookie(name, text, { ...cookie, maxAge: lifeSeconds });
    },
    read: async (request) => {
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
    remove: (reply) => void reply.clearCookie(name, cookie),
  };
}
