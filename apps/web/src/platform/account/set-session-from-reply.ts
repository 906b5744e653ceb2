import { openAccounts } from './account-client.ts';
import type { AccountError } from './account-error.ts';
import type { AccountAnswer } from './account-request.ts';

/** Signs in with the session in a reply of our account service. Returns the error, or null after signing in. */
export async function storeSession({ data, error }: AccountAnswer): Promise<AccountError | null> {
  if (error) return error;
  const accounts = await openAccounts();
  const kept = await accounts.setSession({
    access_token: String(data['access_token']),
    refresh_token: String(data['refresh_token']),
  });
  return kept.error;
}
