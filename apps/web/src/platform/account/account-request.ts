import { openAccounts } from './account-client.ts';
import { unasked, type AccountError } from './account-error.ts';

type AccountAnswer =
  | { readonly data: Readonly<Record<string, unknown>>; readonly error: null }
  | { readonly data: null; readonly error: AccountError };

/** Calls an endpoint of our account service that auth-js does not cover. A session that has not passed its second factor is sent too. Never throws. */
export async function requestAccounts(
  method: 'GET' | 'POST' | 'DELETE',
  path: `/${string}`,
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
