import type { z } from 'zod';

import type { Outside } from '../outside.ts';
import { plainText } from '../terminal/plain-text.ts';
import { Trouble, UsageError } from '../trouble.ts';

/** A Vernacular site and, where one is set, the account that it is asked for. */
export interface Site {
  readonly address: URL;
  /** HTTP Basic credentials of an API key; null for a guest. */
  readonly authorization: string | null;
  readonly signal: AbortSignal;
}

export const siteHelp = `  --site URL       the site (default: VERNACULAR_SITE)`;

export const keyHelp = `VERNACULAR_USER and VERNACULAR_KEY hold your address there and a key that may ask readers (profile
page, “Keys for editors”).`;

/** The site of an option, else of the environment. The key has no option: others on a machine see command lines. */
export function siteOf(
  option: string | undefined,
  { environment, signal }: Pick<Outside, 'environment' | 'signal'>,
): Site {
  const named = option ?? environment['VERNACULAR_SITE'] ?? '';
  if (named === '') throw new UsageError('Name the site with --site or VERNACULAR_SITE.');
  const address = URL.canParse(named) ? new URL(named) : null;
  if (address === null || !/^https?:$/u.test(address.protocol))
    throw new UsageError(
      `The site is an address such as https://vernacular.example.org, not ‘${named}’.`,
    );
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/u.test(address.hostname);
  if (address.protocol === 'http:' && !isHere)
    throw new UsageError('Texts and keys go to a site over https alone.');
  const { VERNACULAR_USER: user = '', VERNACULAR_KEY: key = '' } = environment;
  if ((user === '') !== (key === ''))
    throw new UsageError('Set both VERNACULAR_USER and VERNACULAR_KEY, or neither.');
  const credentials = Buffer.from(`${user}:${key}`).toString('base64');
  return { address, signal, authorization: key === '' ? null : `Basic ${credentials}` };
}

interface Call<Reply extends z.ZodType> {
  readonly method: string;
  readonly path: string;
  readonly reply: Reply;
}

/** Makes one call, as the account unless it is `forAnybody`. Throws {@link Trouble} with what the site says. */
export async function callSite<Reply extends z.ZodType>(
  { address, authorization, signal }: Site,
  { method, path, reply }: Call<Reply>,
  { body, forAnybody = false }: { readonly body?: object; readonly forAnybody?: boolean } = {},
): Promise<z.output<Reply>> {
  const response = await fetch(new URL(path, address), {
    method,
    signal,
    // A text and a key go to the named site and to no other.
    redirect: 'error',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(authorization !== null && !forAnybody && { authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Trouble(`${address.origin} can’t be reached.`, { cause });
  });
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { error } = (said ?? {}) as { readonly error?: { readonly message?: string } };
    throw new Trouble(plainText(error?.message ?? `${address.origin} answers ${response.status}.`));
  }
  const read = reply.safeParse(said);
  if (read.success) return read.data;
  throw new Trouble(`${address.origin} answers what this version can’t read.`, {
    cause: read.error,
  });
}
