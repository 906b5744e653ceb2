import type { AuthClient, Session as Kept } from '@supabase/auth-js';

import { readClaims } from './access-token.ts';
import { callApi } from '../api/api.ts';
import { siteCall } from '../api/first-view-calls.ts';
import { i18n } from '../language/i18n.ts';
import { logTrouble } from '../browser/log.ts';
import { currentSession, lookWith, sessionKey, showSession } from './session.ts';

/** What speaks to the account service: signing up and in, links, factors. It refreshes the session by itself. */
export type Accounts = InstanceType<typeof AuthClient>;

let opened: Promise<Accounts> | null = null;

/** The account client, fetched when it is first needed. */
export function openAccounts(): Promise<Accounts> {
  opened ??= connect().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Finds out who is signed in on this device, and follows sign-ins in other tabs. */
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
  lookWith({
    renew: () => client.getSession(),
    // A refused token is replaced; what comes with the new one says if a second factor is owed by now.
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

/** Letters are written in the language of the site. */
const inTheReadersLanguage: typeof fetch = (address, request) => {
  const headers = new Headers(request?.headers);
  headers.set('accept-language', i18n.language);
  return fetch(address, { ...request, headers });
};

function show(kept: Kept | null): void {
  if (!kept) return showSession({ kind: 'out' });
  const { user, access_token: accessToken } = kept;
  const factor = user.factors?.find(({ status }) => status === 'verified');
  if (factor && readClaims(accessToken).aal !== 'aal2')
    return showSession({ kind: 'out' }, factor.id);
  showSession({ kind: 'in', user: { id: user.id, email: user.email ?? '' }, accessToken });
}
