import { openAccounts } from './account-client.ts';
import { accessCookie } from './access-cookie.ts';
import { withdrawTerms } from '../storage/consent-cookies.ts';
import { announceLogout } from '../storage/cross-tab-logout.ts';
import { logTrouble } from '../browser/log.ts';
import { sessionKey, showSession } from './session.ts';
import { store } from '../storage/storage.ts';

/** Signs out on this device, deletes the user's writing and withdraws the terms consent, even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  showSession({ kind: 'out', hasLeft: true });
  announceLogout();
  const trouble = await openAccounts()
    .then(async (accounts) => (await accounts.signOut({ scope: 'local' })).error)
    .catch((error: unknown) => error);
  if (trouble) logTrouble('The server did not hear of the sign-out.', trouble);
  store(sessionKey, null);
  accessCookie.remove();
  withdrawTerms();
  showSession({ kind: 'out' });
}
