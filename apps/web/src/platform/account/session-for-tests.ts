import { showSession } from './session.ts';

const base64url = (text: string) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** An access token that says this. Nobody signed it. */
export const tokenFor = (claims: Readonly<Record<string, unknown>>): string =>
  ['{}', JSON.stringify(claims), ''].map(base64url).join('.');

/** Somebody who is signed in, as `useSession` tells. */
export const dana = {
  kind: 'in',
  user: { id: '6f9f4a52-7d0e-4c61-9d0c-0a4c8e2b7d11', email: 'dana@example.org' },
  accessToken: tokenFor({ aal: 'aal1' }),
} as const;

/** Nobody is signed in again. */
export function endSession(): void {
  localStorage.removeItem('vernacular-session');
  showSession({ kind: 'out' });
}

/** What the account service answers when dana signs in. */
export function keptSession(
  claims: Readonly<Record<string, unknown>>,
  factors: readonly { readonly id: string; readonly status: string }[] = [],
) {
  const exp = Math.floor(Date.now() / 1000) + 900;
  return {
    access_token: tokenFor({ ...claims, exp, sub: dana.user.id }),
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 900,
    expires_at: exp,
    user: { ...dana.user, factors },
  };
}
