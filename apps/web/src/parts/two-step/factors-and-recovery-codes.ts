import { useQuery, useQueryClient } from '@tanstack/react-query';

import { requestAccounts } from '../../platform/account/account-request.ts';
import { askAccounts, openAccounts } from '../../platform/account/account-client.ts';
import {
  AccountFailure,
  accountErrorOf,
  unasked,
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

/** The verified authenticator apps and passkeys of the user. */
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

/** The number of recovery codes that have not been used. */
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

/** Returns a function that fetches the factors and the number of recovery codes again. */
export function useRefreshFactors(userId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['authenticator-apps', userId] });
    await queryClient.invalidateQueries({ queryKey: codesKey(userId) });
  };
}

export interface NewApp {
  readonly id: string;
  /** QR code as a data URL. */
  readonly picture: string;
  /** The same secret for manual entry, in base 32. */
  readonly secret: string;
  /** The same secret as a link that opens an app on this device. */
  readonly link: string;
}

type Begun =
  | { readonly app: NewApp; readonly trouble: null }
  | { readonly app: null; readonly trouble: AccountTrouble };

/** Starts to set up an authenticator app, which counts once its first code has been verified. Never throws. */
export async function enrol(): Promise<Begun> {
  try {
    const { mfa } = await openAccounts();
    const { data, error } = await mfa.enroll({ factorType: 'totp' });
    if (error) return { app: null, trouble: accountErrorOf(error) };
    const { qr_code, secret, uri } = data.totp;
    return {
      app: { id: data.id, picture: pictureOf(qr_code), secret, link: uri },
      trouble: null,
    };
  } catch {
    return { app: null, trouble: accountErrorOf(unasked) };
  }
}

/** Verifies the first code of a new authenticator app, which turns the app on. Null on success. */
export async function showFirstCode(
  factorId: string,
  code: string,
): Promise<AccountTrouble | null> {
  const error = await askAccounts(({ mfa }) => mfa.challengeAndVerify({ factorId, code }));
  return error && accountErrorOf(error);
}

/** Removes an authenticator app or a passkey. Null on success. */
export async function removeApp(factorId: string): Promise<AccountTrouble | null> {
  const error = await askAccounts(({ mfa }) => mfa.unenroll({ factorId }));
  return error && accountErrorOf(error);
}

/** The raw SVG of a QR code as a data URL; percent-encoded because a `#` would end the URL. */
export function pictureOf(qrCode: string): string {
  const svg = qrCode.slice(Math.max(0, qrCode.indexOf('<svg')));
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
