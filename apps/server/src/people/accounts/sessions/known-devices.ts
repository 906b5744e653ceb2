import { randomUUID } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

import type { KeyRing } from './key-ring.ts';

const name = 'knownDevice';
const audience = 'known-device';
const typ = 'device+jwt';
/** Browsers keep a cookie for at most 400 days. */
const lifetime = 400 * 24 * 60 * 60;
const mostPeople = 4;
const claims = z.object({ sub: z.uuid(), jti: z.uuid() });

/**
 * Recognises devices that have signed in before by a signed cookie per user. It grants no access; it only separates
 * the owner's failed guesses from strangers' (OWASP, "Device cookies").
 */
export interface KnownDevices {
  readonly find: (request: FastifyRequest, userId: string) => Promise<string | null>;
  readonly remember: (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
  ) => Promise<void>;
}

export function knownDevices(ring: KeyRing, publicUrl: string, now: () => Date): KnownDevices {
  const read = async (text: string) => {
    try {
      const { payload } = await jwtVerify(
        text,
        ({ kid }) => {
          const key = kid === undefined ? undefined : ring.publicKey(kid);
          if (key === undefined) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        { algorithms: ['EdDSA'], audience, typ, currentDate: now() },
      );
      const { sub, jti } = claims.parse(payload);
      return [{ text, userId: sub, device: jti }];
    } catch {
      return [];
    }
  };
  const notesOf = async (request: FastifyRequest) => {
    const texts = (request.cookies[name] ?? '').split('~').slice(0, mostPeople);
    return (await Promise.all(texts.map(read))).flat();
  };
  const write = (userId: string, device: string) => {
    const at = Math.floor(now().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'EdDSA', kid: ring.newest.id, typ })
      .setAudience(audience)
      .setSubject(userId)
      .setJti(device)
      .setIssuedAt(at)
      .setExpirationTime(at + lifetime)
      .sign(ring.newest.key);
  };
  return {
    find: async (request, userId) =>
      (await notesOf(request)).find((note) => note.userId === userId)?.device ?? null,
    remember: async (request, reply, userId) => {
      const notes = await notesOf(request);
      const own = notes.find((note) => note.userId === userId)?.device ?? randomUUID();
      const others = notes.filter((note) => note.userId !== userId).map(({ text }) => text);
      void reply.setCookie(
        name,
        [await write(userId, own), ...others].slice(0, mostPeople).join('~'),
        {
          path: '/auth/v1',
          httpOnly: true,
          sameSite: 'strict',
          secure: publicUrl.startsWith('https:'),
          maxAge: lifetime,
        },
      );
    },
  };
}
