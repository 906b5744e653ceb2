import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { requestAccounts } from '../../platform/account/account-request.ts';
import { useSignInProviders } from '../../platform/account/sign-in-providers.ts';

/** Who is about to register, coming from a provider; 'over' when that was too long ago; null for everybody else. */
export type Arrival =
  | 'loading'
  | 'over'
  | { readonly email: string; readonly label: string }
  | null;

/** Asks who is about to register, when the address of the page says that somebody comes from a provider. */
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
