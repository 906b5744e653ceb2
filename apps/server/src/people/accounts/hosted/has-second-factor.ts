import { z } from 'zod';

import { Failure } from '../../../http/index.ts';

const user = z.object({ factors: z.array(z.object({ status: z.string() })).default([]) });

const minute = 60_000;
const patience = 10_000;

export const hostedServiceUnreachable = (cause: unknown): Failure =>
  new Failure('accounts-silent', undefined, cause);

/**
 * Returns a function that asks the hosted service whether the owner of a token has a verified second factor; null for
 * an unknown token. Answers are cached for a minute. Throws Failure `accounts-silent`.
 */
export function hostedFactors(
  authUrl: string,
  now: () => number = Date.now,
): (token: string) => Promise<boolean | null> {
  const answers = new Map<
    string,
    { readonly until: number; readonly has: Promise<boolean | null> }
  >();
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
    if (known !== undefined && known.until > now()) return known.has;
    if (answers.size >= 10_000) answers.clear();
    const has = ask(token);
    answers.set(token, { until: now() + minute, has });
    has.catch(() => answers.delete(token));
    return has;
  };
}
