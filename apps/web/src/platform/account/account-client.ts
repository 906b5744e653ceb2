import type { AuthClient, Session as Kept } from '@supabase/auth-js';

import { unasked, type AccountError } from './account-error.ts';
import { readClaims } from './jwt-claims.ts';
import { callApi } from '../api/api.ts';
import { siteCall } from '../api/unvalidated-calls.ts';
import { i18n } from '../language/i18n.ts';
import { logTrouble } from '../browser/log.ts';
import { currentSession, setSessionRefresh, sessionKey, showSession } from './session.ts';

/** The auth-js client, which refreshes the session by itself. */
export type Accounts = InstanceType<typeof AuthClient>;

let opened: Promise<Accounts> | null = null;

/** The client of the account service, loaded at the first call. Throws if that fails; the next call tries again. */
export function openAccounts(): Promise<Accounts> {
  opened ??= connect().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** One call to the account service; null when it succeeded, `unasked` without a response. Never throws. */
export const askAccounts = (
  call: (accounts: Accounts) => Promise<{ readonly error: AccountError | null }>,
): Promise<AccountError | null> =>
  openAccounts()
    .then(call)
    .then(({ error }) => error)
    .catch(() => unasked);

/** Opens a stored session at page load, or later when another tab has signed in. Call it once. */
export function startSession(): void {
  if (currentSession().kind === 'loading') void look();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey && newValue !== null) void look();
  });
}

async function look(): Promise<void> {
  try {
    await openAccounts();
  } catch (error) {
    logTrouble('The session could not be opened.', error);
    showSession({ kind: 'out' });
  }
}

async function connect(): Promise<Accounts> {
  const [{ AuthClient: Client }, { authUrl }] = await Promise.all([
    import('@supabase/auth-js'),
    callApi(siteCall.path, siteCall.reply),
  ]);
  const client = new Client({
    url: authUrl ?? `${location.origin}/auth/v1`,
    storageKey: sessionKey,
    detectSessionInUrl: false,
    fetch: inTheReadersLanguage,
  });
  setSessionRefresh({
    renew: () => client.getSession(),
    // The server refused the token: the new session tells whether a second factor is now required.
    check: () => client.refreshSession(),
  });
  await new Promise<void>((resolve) => {
    client.onAuthStateChange((event, kept) => {
      show(kept);
      if (event === 'INITIAL_SESSION') resolve();
    });
  });
  return client;
}

/** Sends the site's language, in which the account service writes its emails. */
const inTheReadersLanguage: typeof fetch = (address, request) => {
  const headers = new Headers(request?.headers);
  headers.set('accept-language', i18n.language);
  return fetch(address, { ...request, headers });
};

function show(kept: Kept | null): void {
  if (!kept) return showSession({ kind: 'out' });
  const { access_token: accessToken } = kept;
  const user = { id: kept.user.id, email: kept.user.email ?? '' };
  const factors = kept.user.factors?.filter(({ status }) => status === 'verified') ?? [];
  const mustHaveFactor = kept.user.app_metadata?.['must_have_factor'] === true;
  const isOwed = factors.length > 0 || mustHaveFactor;
  if (isOwed && readClaims(accessToken).aal !== 'aal2') {
    const isPasskey = ({ factor_type }: (typeof factors)[number]) => factor_type === 'webauthn';
    const app = factors.find((factor) => !isPasskey(factor))?.id ?? null;
    const passkey = factors.find(isPasskey)?.id ?? null;
    return showSession({ kind: 'out' }, { app, passkey, user });
  }
  showSession({ kind: 'in', user, accessToken });
}
