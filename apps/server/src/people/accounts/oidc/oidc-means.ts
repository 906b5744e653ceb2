import type { Config } from '../../../outside/index.ts';
import type { AccountMeans } from '../account-means.ts';
import { GoTrueError } from '../gotrue-error.ts';
import { type Notes, openNotes } from './notes.ts';
import { openProvider, type Provider } from './providers.ts';

/** What the calls about sign-in providers work with. */
export interface OidcMeans extends AccountMeans {
  readonly providers: ReadonlyMap<string, Provider>;
  readonly notes: Notes;
}

/** Opens the configured providers; none is asked for anything before somebody wants to sign in with it. */
export const openOidc = (
  means: AccountMeans,
  providers: NonNullable<Config['OIDC_PROVIDERS']>,
): OidcMeans => ({
  ...means,
  notes: openNotes(means),
  providers: new Map(providers.map((one) => [one.id, openProvider(one, means.publicUrl)])),
});

/** The provider of a name. */
export function providerOf({ providers }: OidcMeans, id: string): Provider {
  const provider = providers.get(id);
  if (provider === undefined) throw new GoTrueError('provider_not_found');
  return provider;
}
