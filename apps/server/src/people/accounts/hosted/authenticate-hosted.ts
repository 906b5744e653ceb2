import { registrationDetails } from '@vernacular/contract';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

import type { Store } from '../../../store/index.ts';
import { hostedServiceUnreachable, hostedFactors } from './hosted-factors.ts';
import type { Authenticate } from '../sessions/authenticate.ts';

const claims = z.object({
  sub: z.string().min(1).max(100),
  aal: z.string().optional(),
  email: z.string().default(''),
  user_metadata: z.unknown().optional(),
});

/**
 * Recognises people by the access tokens of a hosted GoTrue, checked by its published keys.
 * What they said when registering came along as metadata: it is written down at their first call.
 * Whoever has a second factor is whole once it has been shown; whether they have one, only the service knows.
 */
export function authenticateHosted(
  authUrl: string,
  { demographics }: Pick<Store, 'demographics'>,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`)),
): Authenticate {
  const seen = new Set<string>();
  const owesFactor = hostedFactors(authUrl);
  /** A key that the service does not have makes a token that is not its own; no answer says nothing of the token. */
  const published: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      throw hostedServiceUnreachable(error);
    }
  };
  return async (token) => {
    let payload: unknown;
    try {
      ({ payload } = await jwtVerify(token, published, {
        algorithms: ['EdDSA', 'ES256', 'RS256'],
        issuer: authUrl,
        audience: 'authenticated',
        requiredClaims: ['exp', 'sub'],
      }));
    } catch (error) {
      const isTheirFault = error instanceof errors.JOSEError || error instanceof TypeError;
      if (isTheirFault) return null;
      throw error;
    }
    const who = claims.safeParse(payload);
    if (!who.success) return null;
    const { sub: id, email, aal, user_metadata } = who.data;
    const owes = aal === 'aal2' ? false : await owesFactor(token);
    if (owes === null) return null;
    if (owes) return { id, email, isComplete: false, isSure: false };
    if (!seen.has(id)) {
      const details = registrationDetails.safeParse(user_metadata);
      await demographics.add(id, { email, ...(details.success ? details.data : {}) });
      if (seen.size > 10_000) seen.clear();
      seen.add(id);
    }
    return { id, email, isComplete: true, isSure: false };
  };
}
