import { namesOf } from '@vernacular/contract';

import type { User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { normalisePassword, weaknessOf } from './password-rules.ts';

/** Throws `weak_password` for a password that the rules refuse. */
export async function refuseWeakPassword(
  { siteName }: Pick<AccountContext, 'siteName'>,
  password: string,
  email: string,
): Promise<void> {
  const weakPassword = await weaknessOf(password, [email, ...namesOf(siteName)]);
  if (weakPassword !== null)
    throw new GoTrueError('weak_password', { sentence: weakPassword.message, weakPassword });
}

/** The hash of a password that replaces the one of an account. Throws `weak_password` and `same_password`. */
export async function hashNewPassword(
  context: AccountContext,
  typed: string,
  { email, passwordHash }: Pick<User, 'email' | 'passwordHash'>,
): Promise<string> {
  const password = normalisePassword(typed);
  await refuseWeakPassword(context, password, email);
  if (await context.passwords.isRight(password, passwordHash))
    throw new GoTrueError('same_password');
  return context.passwords.hash(password);
}
