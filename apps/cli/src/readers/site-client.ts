import type { z } from 'zod';

import { type Outside, Trouble, UsageError } from '../streams-and-exit-codes.ts';
import { plainText } from '../terminal/plain-text.ts';

/** A Vernacular site, with the API key of an account if one is set. */
export type Site = ReturnType<typeof siteOf>;

export const siteHelp = `  --site URL       the site (default: VERNACULAR_SITE)`;

export const keyHelp = `VERNACULAR_USER and VERNACULAR_KEY hold your address there and a key that may ask readers (profile
page, “Keys for editors”).`;

/**
 * Reads the site from the option or VERNACULAR_SITE, and the API key from the environment only, because other users of
 * a machine can see command lines. Throws {@link UsageError} for an invalid address or half a key.
 */
export function siteOf(
  option: string | undefined,
  { environment, signal }: Pick<Outside, 'environment' | 'signal'>,
) {
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
  /** HTTP Basic credentials of an API key; null for a guest. */
  const authorization = key === '' ? null : `Basic ${credentials}`;
  return { address, signal, authorization };
}

/**
 * Calls the site and returns its parsed reply. With `forAnybody` no API key is sent. Throws {@link Trouble} with the
 * site's error message, or if the site can't be reached or its reply can't be parsed.
 */
export async function callSite<Reply extends z.ZodType>(
  { address, authorization, signal }: Site,
  {
    method,
    path,
    reply,
  }: { readonly method: string; readonly path: string; readonly reply: Reply },
  { body, forAnybody = false }: { readonly body?: object; readonly forAnybody?: boolean } = {},
): Promise<z.output<Reply>> {
  const response = await fetch(new URL(path, address), {
    method,
    signal,
    // A redirect could take the text and the key to another site.
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
