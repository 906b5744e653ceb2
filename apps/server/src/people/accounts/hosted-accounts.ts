import { registrationDetails } from '@vernacular/contract';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

import type { Store } from '../../store/index.ts';
import type { Recognise } from './visitor.ts';

const claims = z.object({
  sub: z.string().min(1).max(100),
  email: z.string().default(''),
  user_metadata: z.unknown().optional(),
});

/**
 * Recognises people by the access tokens of a hosted GoTrue, checked by its published keys.
 * What they said when registering came along as metadata: it is written down at their first call.
 */
export function recogniseHosted(
  authUrl: string,
  { demographics }: Pick<Store, 'demographics'>,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`)),
): Recognise {
  const seen = new Set<string>();
  return async (token) => {
    let payload: unknown;
    try {
      ({ payload } = await jwtVerify(token, keys, {
        algorithms: ['EdDSA', 'ES256', 'RS256'],
        issuer: authUrl,
        audience: 'authenticated',
        requiredClaims: ['exp', 'sub'],
      }));
    } catch (error) {
      const isTheirFault = error instanceof errors.JOSEError || error instanceof TypeError;
      if (isTheirFault && !(error instanceof errors.JWKSTimeout)) return null;
      throw error;
    }
    const who = claims.safeParse(payload);
    if (!who.success) return null;
    const { sub: id, email, user_metadata } = who.data;
    if (!seen.has(id)) {
      const details = registrationDetails.safeParse(user_metadata);
      await demographics.add(id, { email, ...(details.success ? details.data : {}) });
      if (seen.size > 10_000) seen.clear();
      seen.add(id);
    }
    return { id, email, isWhole: true };
  };
}
