import { requestAccounts } from '../../platform/account/account-request.ts';
import { openAccounts } from '../../platform/account/account-client.ts';
import { keepSession } from '../../platform/account/keep-session.ts';
import type { AccountError } from '../../platform/account/account-error.ts';

export async function showCode(factorId: string, code: string): Promise<AccountError | null> {
  const accounts = await openAccounts();
  return (await accounts.mfa.challengeAndVerify({ factorId, code })).error;
}

/** Calls our own account service, which answers with a new session. */
export async function showRecoveryCode(code: string): Promise<AccountError | null> {
  return keepSession(await requestAccounts('POST', '/recovery-codes/verify', { code }));
}
