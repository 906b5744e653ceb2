import { openAccounts } from './account-client.ts';
import { unasked, type AccountError } from './account-error.ts';

export type AccountAnswer =
  | { readonly data: Readonly<Record<string, unknown>>; readonly error: null }
  | { readonly data: null; readonly error: AccountError };

/** Calls an endpoint of our account service that auth-js does not cover. A session that has not passed its second factor is sent too. Never throws. */
export async function requestAccounts(
  method: 'GET' | 'POST' | 'DELETE',
  path:
    | '/user'
    | '/recovery-codes'
    | '/recovery-codes/verify'
    | '/confirm-password'
    | '/verify'
    | '/factors'
    | `/factors/${string}/${'challenge' | 'verify'}`
    | `/passkeys/authentication/${'options' | 'verify'}`
    | '/factor-reset'
    | `/oidc/${string}`
    | `/user/identities${string}`
    | '/sessions'
    | `/sessions/${string}`,
  body?: object,
): Promise<AccountAnswer> {
  const reply = await openAccounts()
    .then((accounts) => accounts.getSession())
    .then(({ data: { session } }) =>
      fetch(`/auth/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session?.access_token ?? ''}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    .catch(() => null);
  if (reply === null) return { data: null, error: unasked };
  const said = (await reply.json().catch(() => ({}))) as Record<string, unknown>;
  if (reply.ok) return { data: said, error: null };
  const code = said['error_code'] ?? said['code'];
  return {
    data: null,
    error: {
      name: 'AuthApiError',
      code: typeof code === 'string' ? code : undefined,
      status: reply.status,
    },
  };
}
