import type { Config } from '../../../dependencies/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { type OidcCookies, openOidcCookies } from './oidc-cookies.ts';
import { openProvider, type Provider } from './provider.ts';

export interface OidcContext extends AccountContext {
  readonly providers: ReadonlyMap<string, Provider>;
  readonly cookies: OidcCookies;
}

export const openOidc = (
  context: AccountContext,
  providers: NonNullable<Config['OIDC_PROVIDERS']>,
): OidcContext => ({
  ...context,
  cookies: openOidcCookies(context),
  providers: new Map(providers.map((one) => [one.id, openProvider(one, context.publicUrl)])),
});

export function providerOf({ providers }: OidcContext, id: string): Provider {
  const provider = providers.get(id);
  if (provider === undefined) throw new GoTrueError('provider_not_found');
  return provider;
}
