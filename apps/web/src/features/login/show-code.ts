import { requestAccounts } from '../../platform/account/account-request.ts';
import { openAccounts } from '../../platform/account/account-client.ts';
import type { AccountError } from '../../platform/account/account-error.ts';

export async function showCode(factorId: string, code: string): Promise<AccountError | null> {
  const accounts = await openAccounts();
  return (await accounts.mfa.challengeAndVerify({ factorId, code })).error;
}

/** Calls our own account service, which answers with a new session. */
export async function showRecoveryCode(code: string): Promise<AccountError | null> {
  const { data, error } = await requestAccounts('POST', '/recovery-codes/verify', { code });
  if (error) return error;
  const accounts = await openAccounts();
  const whole = await accounts.setSession({
    access_token: String(data['access_token']),
    refresh_token: String(data['refresh_token']),
  });
  return whole.error;
}
