import { openAccounts } from '../../platform/account-client.ts';

interface Refusal {
  readonly name: string;
  readonly code: string | undefined;
  readonly status: number | undefined;
}

/** Shows the code of an authenticator app; the session becomes whole, or the refusal comes back. */
export async function showCode(factorId: string, code: string): Promise<Refusal | null> {
  const accounts = await openAccounts();
  const { error } = await accounts.mfa.challengeAndVerify({ factorId, code });
  return error && { name: error.name, code: error.code, status: error.status };
}

/** Shows a recovery code in place of the app: a call of our own account service, which answers with a session. */
export async function showRecoveryCode(code: string): Promise<Refusal | null> {
  const accounts = await openAccounts();
  const { data } = await accounts.getSession();
  const reply = await fetch('/auth/v1/recovery-codes/verify', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify({ code }),
  });
  const said = (await reply.json()) as Record<string, string>;
  if (!reply.ok)
    return { name: 'AuthApiError', code: said['error_code'] ?? said['code'], status: reply.status };
  const { error } = await accounts.setSession({
    access_token: said['access_token'] ?? '',
    refresh_token: said['refresh_token'] ?? '',
  });
  return error && { name: error.name, code: error.code, status: error.status };
}
