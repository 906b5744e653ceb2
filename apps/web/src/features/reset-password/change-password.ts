import { openAccounts } from '../../platform/account/account-client.ts';
import {
  accountErrorOf,
  unasked,
  passwordWeaknesses,
  type AccountTrouble,
  type PasswordWeakness,
} from '../../platform/account/account-error.ts';

/** What came of changing the password. `isLinkUsed`: the link has been used up, so the next try needs none. */
export type Change = { readonly isLinkUsed: boolean } & (
  | { readonly kind: 'changed' | 'factor' }
  | { readonly kind: 'weak'; readonly reasons: readonly PasswordWeakness[] }
  | { readonly kind: 'refused'; readonly why: AccountTrouble }
);

/**
 * Sets a new password with the `secret` of a recovery link. Our account service does it in one call; a hosted one only
 * signs in with the link, so that a second call changes the password. `secret` is null if the link was used before,
 * for example because the user had to pass the second factor first. Never throws.
 */
export async function changePassword(
  secret: string | null,
  password: string,
  { isHosted }: { readonly isHosted: boolean },
): Promise<Change> {
  let isLinkUsed = false;
  try {
    const accounts = await openAccounts();
    if (secret !== null) {
      const opened = { token_hash: secret, type: 'recovery', password } as const;
      const { error } = await accounts.verifyOtp(opened);
      if (error) return { ...refusalOf(error), isLinkUsed };
      isLinkUsed = true;
      if (!isHosted) return { kind: 'changed', isLinkUsed };
    }
    const { error } = await accounts.updateUser({ password });
    return { ...(error ? refusalOf(error) : { kind: 'changed' }), isLinkUsed };
  } catch {
    return { kind: 'refused', why: accountErrorOf(unasked), isLinkUsed };
  }
}

function refusalOf(error: Parameters<typeof accountErrorOf>[0]) {
  if (error.code === 'insufficient_aal') return { kind: 'factor' } as const;
  const why = accountErrorOf(error);
  return why === 'weak'
    ? ({ kind: 'weak', reasons: passwordWeaknesses(error) } as const)
    : ({ kind: 'refused', why } as const);
}
