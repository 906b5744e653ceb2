import type { FastifyReply } from 'fastify';

import type { Config } from '../../../dependencies/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { openOidcCookies } from './oidc-cookies.ts';
import { openProvider } from './provider.ts';

export type OidcContext = ReturnType<typeof openOidc>;

export const openOidc = (
  context: AccountContext,
  providers: NonNullable<Config['OIDC_PROVIDERS']>,
) => ({
  ...context,
  cookies: openOidcCookies(context),
  providers: new Map(providers.map((one) => [one.id, openProvider(one, context.publicUrl)])),
});

/** Begins a sign-in at a provider. Throws `provider_not_found` and `provider_unreachable`. */
export async function startAuthorization(
  context: OidcContext,
  reply: FastifyReply,
  way: {
    readonly provider: string;
    readonly next: string;
    readonly session: string | null;
    readonly again: boolean;
  },
): Promise<{ readonly url: string }> {
  const provider = context.providers.get(way.provider);
  if (provider === undefined) throw new GoTrueError('provider_not_found');
  const { url, secrets } = await provider.begin(way).catch((cause: unknown) => {
    throw new GoTrueError('provider_unreachable', { cause });
  });
  await context.cookies.authorization.write(reply, {
    provider: provider.id,
    next: way.next,
    session: way.session,
    ...secrets,
  });
  return { url: url.href };
}
