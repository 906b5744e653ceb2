import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { requestAccounts } from '../../platform/account/account-request.ts';
import { useSignInProviders } from '../../platform/account/sign-in-providers.ts';

/**
 * A user who comes from a sign-in provider in order to register; null for any other user. `over`: the account service
 * does not know this sign-in any more.
 */
export type Arrival =
  | 'loading'
  | 'over'
  | { readonly email: string; readonly label: string }
  | null;

/**
 * The e-mail address and provider name of a user who comes back from a sign-in provider to register. It asks the
 * account service only if the URL contains `?arrived=<provider>`, and returns null otherwise.
 */
export function useProviderReturn(): Arrival {
  const [search] = useSearchParams();
  const provider = search.get('arrived');
  const providers = useSignInProviders();
  const { data, isPending } = useQuery({
    queryKey: ['arrival', provider],
    enabled: provider !== null,
    gcTime: 0,
    queryFn: async () => (await requestAccounts('GET', '/oidc/arrival')).data,
  });
  if (provider === null) return null;
  if (isPending) return 'loading';
  if (!data) return 'over';
  const label = providers.find(({ id }) => id === provider)?.label ?? provider;
  return { email: String(data['email']), label };
}
