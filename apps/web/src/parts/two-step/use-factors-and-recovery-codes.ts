import { useQuery, useQueryClient } from '@tanstack/react-query';

import { requestAccounts } from '../../platform/account/account-request.ts';
import { openAccounts } from '../../platform/account/account-client.ts';
import {
  AccountFailure,
  accountErrorOf,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';

/** An authenticator app or a passkey. */
export interface App {
  readonly id: string;
  readonly isPasskey: boolean;
  readonly name: string;
  /** ISO 8601 date and time. */
  readonly since: string;
}

export const useFactors = (userId: string) =>
  useQuery({
    queryKey: ['authenticator-apps', userId],
    queryFn: async (): Promise<readonly App[]> => {
      const accounts = await openAccounts();
      const { data, error } = await accounts.mfa.listFactors();
      if (error) throw new AccountFailure(error);
      const verified = data.all.filter(({ status }) => status === 'verified');
      return verified.map(({ id, factor_type, friendly_name, created_at }) => ({
        id,
        isPasskey: factor_type === 'webauthn',
        name: friendly_name ?? '',
        since: created_at,
      }));
    },
    retry: false,
    staleTime: 0,
  });

const codesKey = (userId: string) => ['recovery-codes', userId];

export const useCodesLeft = (userId: string) =>
  useQuery({
    queryKey: codesKey(userId),
    queryFn: async () => {
      const { data, error } = await requestAccounts('GET', '/recovery-codes');
      if (error) throw new AccountFailure(error);
      return Number(data['remaining']);
    },
    retry: false,
    staleTime: 0,
  });

type MadeCodes =
  | { readonly codes: readonly string[]; readonly trouble: null }
  | { readonly codes: null; readonly trouble: AccountTrouble };

/** Replaces the recovery codes with ten new ones. They are returned only this once. */
export async function makeCodes(): Promise<MadeCodes> {
  const { data, error } = await requestAccounts('POST', '/recovery-codes', {});
  return error
    ? { codes: null, trouble: accountErrorOf(error) }
    : { codes: data['codes'] as readonly string[], trouble: null };
}

export function useRefreshFactors(userId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['authenticator-apps', userId] });
    await queryClient.invalidateQueries({ queryKey: codesKey(userId) });
  };
}
