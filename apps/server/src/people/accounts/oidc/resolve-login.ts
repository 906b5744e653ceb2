import type { User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import { type EmailOptions, queueNoticeEmail } from '../email/queue-email.ts';
import { isDomainAllowed } from '../sign-up/registration-policy.ts';
import type { ProviderIdentity } from './provider.ts';

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

type LoginResult =
  | { readonly kind: 'known'; readonly userId: string }
  | { readonly kind: 'new'; readonly email: string }
  | { readonly kind: 'trouble'; readonly why: LoginFailure };

const trouble = (why: LoginFailure) => ({ kind: 'trouble', why }) as const;

/** Only a proved address counts, and only once for each provider, because providers reassign addresses. */
async function isSamePerson({ store }: AccountContext, user: User, { issuer }: ProviderIdentity) {
  const ways = await store.identities.list(user.id);
  return (
    !ways.some((way) => way.issuer === issuer) &&
    (await store.identities.isProved(user.id, user.email))
  );
}

/**
 * Finds the account that an identity signs in to: the one it is linked to, or one with the same proved address, which
 * it is then linked to. `new` when the address has no confirmed account and may register.
 */
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
  // An unconfirmed account is replaced when its address registers.
  if (user === null || (user.emailConfirmedAt === null && user.disabledAt === null)) {
    if (context.signUp === 'closed') return trouble('closed');
    return isDomainAllowed(context.signUp, email) ? { kind: 'new', email } : trouble('domain');
  }
  if (user.disabledAt !== null) return trouble('disabled');
  if (!(await isSamePerson(context, user, identity))) return trouble('hasAccount');
  if (!(await store.identities.join(user.id, identity))) return trouble('someoneElse');
  await queueNoticeEmail(context, emailOptions, 'way-in-added', user.email);
  return { kind: 'known', userId: user.id };
}
