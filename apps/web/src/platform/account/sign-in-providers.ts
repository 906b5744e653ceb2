import { useTranslation } from 'react-i18next';

import { askAccounts } from './account-request.ts';
import { openAccounts } from './account-client.ts';
import type { AccountError } from './account-error.ts';
import { nearestLanguage } from '../language/languages.ts';
import { useSite } from '../site/use-site.ts';

/** A provider elsewhere that people can sign in with, under its name in the language of the site. */
export interface SignInProvider {
  readonly id: string;
  readonly label: string;
}

/** The providers of this site; none when there are no accounts of its own. */
export function useSignInProviders(): readonly SignInProvider[] {
  const { i18n } = useTranslation();
  const language = nearestLanguage(i18n.language);
  return useSite().signInWith.map(({ id, label }) => ({ id, label: label[language] }));
}

/** Leads to a provider, and from there back to a path of this site; returns why not, when it cannot. */
export async function goToProvider(
  provider: string,
  next: string,
  options: { readonly again?: boolean } = {},
): Promise<AccountError | null> {
  return follow(await askAccounts('POST', '/oidc/start', { provider, next, ...options }));
}

/** Leads to a provider that is to be one more way to sign in. */
export async function joinProvider(
  provider: string,
  password: string | undefined,
): Promise<AccountError | null> {
  return follow(await askAccounts('POST', `/oidc/${provider}/link`, { password }));
}

function follow({ data, error }: Awaited<ReturnType<typeof askAccounts>>): AccountError | null {
  if (error === null) location.assign(String(data['url']));
  return error;
}

/** Takes up the session of whoever has come back; somebody new says what the register form asks. */
export async function takeArrival(details?: object): Promise<AccountError | null> {
  const { data, error } = await askAccounts(
    'POST',
    '/oidc/arrival',
    details === undefined ? {} : { data: details },
  );
  if (error) return error;
  const accounts = await openAccounts();
  const kept = await accounts.setSession({
    access_token: String(data['access_token']),
    refresh_token: String(data['refresh_token']),
  });
  return kept.error;
}
