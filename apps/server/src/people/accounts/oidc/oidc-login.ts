import type { User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { type EmailOptions, queueNoticeEmail } from '../email/queue-email.ts';
import { checkSignUpAllowed } from '../sign-up/registration-policy.ts';
import type { ProviderIdentity } from './provider.ts';

/** Why somebody who came from a provider is not let in; each has its sentence on the login screen. */
export type LoginFailure =
  | 'cancelled'
  | 'over'
  | 'refused'
  | 'unreachable'
  | 'noAddress'
  | 'unconfirmed'
  | 'hasAccount'
  | 'someoneElse'
  | 'closed'
  | 'domain'
  | 'disabled';

/** What becomes of somebody who came from a provider: a person of this site, somebody new, or nobody. */
type LoginResult =
  | { readonly kind: 'known'; readonly userId: string }
  | { readonly kind: 'new'; readonly email: string }
  | { readonly kind: 'trouble'; readonly why: LoginFailure };

const trouble = (why: LoginFailure) => ({ kind: 'trouble', why }) as const;

/** Why this site makes no account for an address; null when it does. */
function signUpRefusal(
  signUp: AccountContext['signUp'],
  email: string,
): 'closed' | 'domain' | null {
  try {
    checkSignUpAllowed(signUp, email);
    return null;
  } catch (error) {
    if (error instanceof GoTrueError) return signUp === 'closed' ? 'closed' : 'domain';
    throw error;
  }
}

/**
 * Whether an account may be joined to who arrives, because both have shown that the same address is theirs.
 * An account that knows somebody else at this provider is not: there addresses pass from one person to the next.
 */
async function isSamePerson({ store }: AccountContext, user: User, { issuer }: ProviderIdentity) {
  const ways = await store.identities.list(user.id);
  return (
    !ways.some((way) => way.issuer === issuer) &&
    (await store.identities.isProved(user.id, user.email))
  );
}

/** Decides who it is that a provider sends, and joins them to their account when there is no doubt. */
export async function resolveLogin(
  context: AccountContext,
  emailOptions: EmailOptions,
  identity: ProviderIdentity,
): Promise<LoginResult> {
  const { store } = context;
  const known = await store.identities.find(identity);
  if (known !== null) {
    const owner = await store.users.byId(known.userId);
    if (owner?.disabledAt) return trouble('disabled');
    await store.identities.noteUse(known.id);
    return { kind: 'known', userId: known.userId };
  }
  const { email, isConfirmed } = identity;
  if (email === null) return trouble('noAddress');
  if (!isConfirmed) return trouble('unconfirmed');
  const user = await store.users.byEmail(email);
  // What was never confirmed is nobody's: it ends when whoever proves the address registers.
  if (user === null || (user.emailConfirmedAt === null && user.disabledAt === null)) {
    const why = signUpRefusal(context.signUp, email);
    return why === null ? { kind: 'new', email } : trouble(why);
  }
  if (user.disabledAt !== null) return trouble('disabled');
  if (!(await isSamePerson(context, user, identity))) return trouble('hasAccount');
  if (!(await store.identities.join(user.id, identity))) return trouble('someoneElse');
  await queueNoticeEmail(context, emailOptions, 'way-in-added', user.email);
  return { kind: 'known', userId: user.id };
}
