import { randomUUID } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

import type { Store } from '../../../store/index.ts';
import type { KeyRing } from './key-ring.ts';

const name = 'knownDevice';
const audience = 'known-device';
const typ = 'device+jwt';
/** Browsers keep a cookie for at most 400 days. */
const lifetime = 400 * 24 * 60 * 60;
const mostPeople = 4;
const claims = z.object({ sub: z.uuid(), jti: z.uuid(), iat: z.number() });

export type KnownDevices = ReturnType<typeof knownDevices>;

/**
 * Recognises devices that have signed in before, by a signed cookie per user. This grants no access: it only counts the
 * owner's failed guesses apart from those of strangers (OWASP, "Device cookies"). A cookie from before the owner last
 * proved the address is ignored, because its device may be a stranger's.
 */
export function knownDevices(
  openRing: () => Promise<KeyRing>,
  identities: Pick<Store['identities'], 'provedAt'>,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: () => Date },
) {
  const read = async (text: string) => {
    const ring = await openRing();
    try {
      const { payload } = await jwtVerify(text, ring.verifyingKey, {
        algorithms: ['EdDSA'],
        audience,
        typ,
        currentDate: now(),
      });
      const { sub, jti, iat } = claims.parse(payload);
      return [{ text, userId: sub, device: jti, since: iat * 1000 }];
    } catch {
      return [];
    }
  };
  const notesOf = async (request: FastifyRequest) => {
    const texts = (request.cookies[name] ?? '').split('~').slice(0, mostPeople);
    return (await Promise.all(texts.map(read))).flat();
  };
  const deviceOf = async (
    notes: Awaited<ReturnType<typeof notesOf>>,
    userId: string,
    known: string | null | undefined,
  ) => {
    const note = notes.find((one) => one.userId === userId);
    if (note === undefined) return null;
    const provedAt = known === undefined ? await identities.provedAt(userId) : known;
    return provedAt !== null && note.since < Date.parse(provedAt) ? null : note.device;
  };
  const write = async (userId: string, device: string) => {
    const { newest } = await openRing();
    // In milliseconds, since a stranger may have signed in in the second of the proof.
    const at = now().getTime() / 1000;
    return new SignJWT()
      .setProtectedHeader({ alg: 'EdDSA', kid: newest.id, typ })
      .setAudience(audience)
      .setSubject(userId)
      .setJti(device)
      .setIssuedAt(at)
      .setExpirationTime(at + lifetime)
      .sign(newest.key);
  };
  return {
    /**
     * The id of the device, if its cookie is of this user and not older than the last proof of the address; null
     * otherwise. With `provedAt`, where it is known, the database is not asked for that time.
     */
    find: async (request: FastifyRequest, userId: string, provedAt?: string | null) =>
      deviceOf(await notesOf(request), userId, provedAt),
    remember: async (
      request: FastifyRequest,
      reply: FastifyReply,
      userId: string,
      provedAt?: string | null,
    ) => {
      const notes = await notesOf(request);
      const own = (await deviceOf(notes, userId, provedAt)) ?? randomUUID();
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
