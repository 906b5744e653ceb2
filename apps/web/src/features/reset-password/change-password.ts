import { openAccounts, type Accounts } from '../../platform/account/account-client.ts';
import {
  accountErrorOf,
  unasked,
  passwordWeaknesses,
  type AccountTrouble,
} from '../../platform/account/account-error.ts';

/** `isLinkUsed`: the link has been used up, so the next try needs none. */
export type Change = { readonly isLinkUsed: boolean } & (
  | { readonly kind: 'changed' | 'factor' }
  | { readonly kind: 'weak'; readonly reasons: ReturnType<typeof passwordWeaknesses> }
  | { readonly kind: 'refused'; readonly why: AccountTrouble }
);

export async function changePassword(secret: string | null, password: string): Promise<Change> {
  let isLinkUsed = false;
  try {
    const accounts = await openAccounts();
    const opened = secret === null ? null : await use(accounts, secret);
    if (opened) return { kind: 'refused', why: accountErrorOf(opened), isLinkUsed };
    isLinkUsed = true;
    const { error } = await accounts.updateUser({ password });
    return { ...(error ? refusalOf(error) : { kind: 'changed' }), isLinkUsed };
  } catch {
    return { kind: 'refused', why: accountErrorOf(unasked), isLinkUsed };
  }
}

const use = async (accounts: Accounts, secret: string) =>
  (await accounts.verifyOtp({ token_hash: secret, type: 'recovery' })).error;

function refusalOf(error: Parameters<typeof accountErrorOf>[0]) {
  if (error.code === 'insufficient_aal') return { kind: 'factor' } as const;
  const why = accountErrorOf(error);
  const reasons = passwordWeaknesses(error);
  return why === 'weak' && reasons.length > 0
    ? ({ kind: 'weak', reasons } as const)
    : ({ kind: 'refused', why } as const);
}
