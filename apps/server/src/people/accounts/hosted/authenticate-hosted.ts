import { registrationDetails } from '@vernacular/contract';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

import { Failure } from '../../../http/index.ts';
import type { Store } from '../../../store/index.ts';
import type { Authenticate } from '../sessions/authenticate-requests.ts';
import { isRecentlyAuthenticated } from '../sessions/require-session.ts';

const claims = z.object({
  sub: z.string().min(1).max(100),
  aal: z.string().optional(),
  email: z.string().default(''),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
  user_metadata: z.unknown().optional(),
});

const user = z.object({ factors: z.array(z.object({ status: z.string() })).default([]) });

const minute = 60_000;
const patience = 10_000;

const hostedServiceUnreachable = (cause: unknown): Failure =>
  new Failure('accounts-silent', undefined, cause);

/**
 * Returns a function that asks the hosted service whether the owner of a token has a verified second factor; null for
 * an unknown token. Answers are cached for a minute. Throws Failure `accounts-silent`.
 */
function hostedFactors(authUrl: string): (token: string) => Promise<boolean | null> {
  const answers = new Map<string, { until: number; has: Promise<boolean | null> }>();
  const ask = async (token: string): Promise<boolean | null> => {
    const reply = await fetch(`${authUrl}/user`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => Promise.reject(hostedServiceUnreachable(cause)));
    if (reply.status === 401 || reply.status === 403) return null;
    if (!reply.ok) throw hostedServiceUnreachable(new Error(`It answered ${reply.status}.`));
    const said = user.safeParse(await reply.json().catch(() => null));
    if (!said.success) throw hostedServiceUnreachable(said.error);
    return said.data.factors.some(({ status }) => status === 'verified');
  };
  return (token) => {
    const known = answers.get(token);
    if (known !== undefined && known.until > Date.now()) return known.has;
    if (answers.size >= 10_000) answers.clear();
    const has = ask(token);
    answers.set(token, { until: Date.now() + minute, has });
    has.catch(() => answers.delete(token));
    return has;
  };
}

/**
 * Authenticates by the access tokens of a hosted GoTrue, using its published keys. Registration answers arrive as
 * metadata and are saved on the first call. A session below `aal2` is complete only if the service knows no second
 * factor.
 */
export function authenticateHosted(
  authUrl: string,
  { demographics }: Pick<Store, 'demographics'>,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`)),
): Authenticate {
  const seen = new Set<string>();
  const owesFactor = hostedFactors(authUrl);
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
    const { sub: id, email, aal, amr, user_metadata } = who.data;
    const isRecent = isRecentlyAuthenticated({ amr }, () => new Date());
    const owes = aal === 'aal2' ? false : await owesFactor(token);
    if (owes === null) return null;
    if (owes) return { id, email, isComplete: false, isRecent, isSure: false };
    if (!seen.has(id)) {
      const details = registrationDetails.safeParse(user_metadata);
      await demographics.add(id, { email, ...(details.success ? details.data : {}) });
      if (seen.size > 10_000) seen.clear();
      seen.add(id);
    }
    return { id, email, isComplete: true, isRecent, isSure: false };
  };
}
