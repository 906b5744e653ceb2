import { useQuery } from '@tanstack/react-query';

import { requestAccounts } from '../../platform/account/account-request.ts';
import { AccountFailure } from '../../platform/account/account-error.ts';
import {
  useSignInProviders,
  type SignInProvider,
} from '../../platform/account/sign-in-providers.ts';

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

/** How the user can sign in. Disabled on a site without providers, where everyone signs in with a password. */
export function useSignInMethods(userId: string) {
  const hasProviders = useSignInProviders().length > 0;
  return useQuery({
    queryKey: ['ways-in', userId],
    enabled: hasProviders,
    queryFn: async () => {
      const { data, error } = await requestAccounts('GET', '/user/identities');
      if (error) throw new AccountFailure(error);
      return data as unknown as WaysIn;
    },
  });
}

/** The provider of a user who has no password; null for a user with one, and until the answer has arrived. */
export function useSoleProvider(userId: string): SignInProvider | null {
  const { data: ways } = useSignInMethods(userId);
  const own = ways?.identities.map(({ provider }) => provider) ?? [];
  const provider = useSignInProviders().find(({ id }) => own.includes(id)) ?? null;
  return ways?.hasPassword === false ? provider : null;
}
