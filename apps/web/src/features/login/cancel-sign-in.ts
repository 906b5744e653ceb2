import { openAccounts } from '../../platform/account/account-client.ts';

/** Ends the session of somebody who has shown the first factor alone. */
export async function cancelSignIn(): Promise<void> {
  const accounts = await openAccounts();
  await accounts.signOut({ scope: 'local' });
}
