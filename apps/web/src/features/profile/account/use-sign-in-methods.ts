import { useQuery } from '@tanstack/react-query';

import { requestAccounts } from '../../../platform/account/account-request.ts';
import { AccountFailure } from '../../../platform/account/account-error.ts';
import {
  useSignInProviders,
  type SignInProvider,
} from '../../../platform/account/sign-in-providers.ts';

/** How somebody signs in: by a password or not, and with which providers. */
interface WaysIn {
  readonly hasPassword: boolean;
  readonly identities: readonly {
    readonly id: string;
    readonly provider: string | null;
    readonly issuer: string;
    readonly email: string | null;
    readonly createdAt: string;
  }[];
}

/** How this person signs in. Where the site has no providers, nobody needs to be asked: by a password. */
export function useWaysIn(userId: string) {
  const hasProviders = useSignInProviders().length > 0;
  return useQuery({
    queryKey: ['ways-in', userId],
    enabled: hasProviders,
    queryFn: async () => {
      const { data, error } = await requestAccounts('GET', '/oidc/identities');
      if (error) throw new AccountFailure(error);
      return data as unknown as WaysIn;
    },
  });
}

/** The provider that somebody without a password signs in with; null for whoever has one. */
export function useSoleProvider(userId: string): SignInProvider | null {
  const { data: ways } = useWaysIn(userId);
  const own = ways?.identities.map(({ provider }) => provider) ?? [];
  const provider = useSignInProviders().find(({ id }) => own.includes(id)) ?? null;
  return ways?.hasPassword === false ? provider : null;
}
