import { useTranslation } from 'react-i18next';

import { requestAccounts, storeSession } from './account-request.ts';
import type { AccountError } from './account-error.ts';
import { nearestLanguage } from '../language/languages.ts';
import { useSite } from '../site/use-site.ts';

export interface SignInProvider {
  readonly id: string;
  readonly label: string;
}

/** The sign-in providers of the site, with labels in its language. */
export function useSignInProviders(): readonly SignInProvider[] {
  const { i18n } = useTranslation();
  const language = nearestLanguage(i18n.language);
  return useSite().signInWith.map(({ id, label }) => ({ id, label: label[language] }));
}

/** Opens the page of a provider, then `next`. `again`: the provider asks for the password anew. Null when it opens. */
export async function goToProvider(
  provider: string,
  next: string,
  options: { readonly again?: boolean } = {},
): Promise<AccountError | null> {
  return follow(await requestAccounts('POST', '/oidc/start', { provider, next, ...options }));
}

/** Links the signed-in user’s account to a provider, on its page. Null when that page opens. */
export async function joinProvider(
  provider: string,
  password: string | undefined,
): Promise<AccountError | null> {
  return follow(await requestAccounts('POST', `/oidc/${provider}/link`, { password }));
}

function follow({ data, error }: Awaited<ReturnType<typeof requestAccounts>>): AccountError | null {
  if (error === null) location.assign(String(data['url']));
  return error;
}

/** Completes the sign-in after the provider has returned; a new user passes the answers of the register form. */
export async function finishProviderSignIn(details?: object): Promise<AccountError | null> {
  const sent = details === undefined ? {} : { data: details };
  return storeSession(await requestAccounts('POST', '/oidc/arrival', sent));
}
