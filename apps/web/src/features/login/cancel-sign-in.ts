import { openAccounts } from '../../platform/account/account-client.ts';

export async function cancelSignIn(): Promise<void> {
  const accounts = await openAccounts();
  await accounts.signOut({ scope: 'local' });
}
