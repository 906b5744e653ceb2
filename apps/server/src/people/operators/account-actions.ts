import type { ErrorCode, SiteName } from '@vernacular/contract';

import type { ListedPerson, PersonCounts, Store } from '../../store/index.ts';
import type { UserFiles } from '../accounts/account-context.ts';
import { emailHash, readEmailAddress } from '../accounts/email/email-address.ts';
import { formatDay, renderBilingualEmail } from '../accounts/email/render-email.ts';
import { appLink } from '../accounts/email/app-link.ts';
import { hashToken, newToken } from '../accounts/sessions/tokens-and-recovery-codes.ts';

const hour = 60 * 60;
const resetSeconds = hour;
const invitationMilliseconds = 7 * 24 * hour * 1000;

/** The name of each action in the audit log. An action is logged before it is done, and not done when that fails. */
export const auditEvents = {
  list: 'people-listed',
  show: 'person-shown',
  disable: 'account-disabled',
  enable: 'account-enabled',
  'sign-out': 'person-signed-out',
  delete: 'account-removed',
  'reset-link': 'reset-link-made',
  'remove-factor': 'factors-removed',
  invite: 'invitation-made',
} as const;

export type ActionName = Exclude<keyof typeof auditEvents, 'list' | 'invite'>;

export interface ActionContext {
  readonly store: Store;
  readonly ownFiles: UserFiles;
  readonly siteName: SiteName;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly deleteOutboxEmails: (address: string) => Promise<void>;
  /** The operator's account id; null on the command line. */
  readonly by: string | null;
  readonly note: (event: string, userId: string | null, invited?: string) => Promise<void>;
}

export type ActionRefusal = Extract<
  ErrorCode,
  | 'unknown-account'
  | 'own-account'
  | 'no-change'
  | 'account-disabled'
  | 'no-factor'
  | 'has-account'
  | 'not-an-address'
>;

interface Refused {
  readonly kind: 'refused';
  readonly why: ActionRefusal;
}

interface Effect {
  readonly counts?: PersonCounts;
  readonly link?: string;
  readonly until?: string;
}

export interface ActionDone extends Effect {
  readonly kind: 'done';
  readonly person: ListedPerson;
}

const refused = (why: ActionRefusal): Refused => ({ kind: 'refused', why });

/** Why it was refused; or what came of it, and in `changes` what is new about the person. */
type Action = (
  context: ActionContext,
  person: ListedPerson,
  byLetter: boolean,
) => Promise<ActionRefusal | (Effect & { readonly changes?: Partial<ListedPerson> })>;

const actions: Readonly<Record<ActionName, Action>> = {
  show: async ({ store }, { id }) => ({ counts: await store.roll.counts(id) }),
  disable: async ({ store, now }, { id }) =>
    (await store.users.disable(id))
      ? { changes: { disabledAt: now().toISOString() } }
      : 'no-change',
  enable: async ({ store }, { id }) =>
    (await store.users.enable(id)) ? { changes: { disabledAt: null } } : 'no-change',
  'sign-out': async ({ store }, { id }) => {
    await store.sessions.endAll(id);
    await store.apiKeys.revokeAll(id);
    return {};
  },
  delete: async ({ store, ownFiles, deleteOutboxEmails }, { id, email }) => {
    await ownFiles.eraseWith(id, () => store.users.erase(id));
    await deleteOutboxEmails(email);
    return {};
  },
  'reset-link': async (context, { id: userId, email, disabledAt }, byLetter) => {
    if (disabledAt !== null) return 'account-disabled';
    const { store, publicUrl, siteName: site, now } = context;
    const token = newToken();
    const linkHash = hashToken(token);
    await store.links.add({ userId, purpose: 'recovery', email }, linkHash, resetSeconds);
    const link = appLink(publicUrl, '/reset-password', { token_hash: token, type: 'recovery' });
    const expiresAt = new Date(now().getTime() + resetSeconds * 1000);
    const until = expiresAt.toISOString();
    if (!byLetter) return { link, until };
    const letter = renderBilingualEmail('recovery', email, () => ({ site, link }));
    await store.letters.add({ ...letter, kind: 'recovery', linkHash, expiresAt });
    return { until };
  },
  'remove-factor': async ({ store, publicUrl, siteName: site }, { id, email }) => {
    if (!(await store.factors.removeAll(id))) return 'no-factor';
    const link = appLink(publicUrl, '/reset-password', {});
    const kind = 'factor-removed';
    await store.letters.add({ ...renderBilingualEmail(kind, email, () => ({ site, link })), kind });
    return { changes: { hasFactor: false } };
  },
};

const shutsOut: ReadonlySet<ActionName> = new Set(['disable', 'delete']);

/** Logs an action, then does it to `who`, an address or id. `byLetter` emails a link in place of returning it. */
export async function runAction(
  context: ActionContext,
  name: ActionName,
  who: string,
  { byLetter = false } = {},
): Promise<Refused | ActionDone> {
  const person = await context.store.roll.find(who);
  if (person === null) return refused('unknown-account');
  if (person.id === context.by && shutsOut.has(name)) return refused('own-account');
  await context.note(auditEvents[name], person.id);
  const outcome = await actions[name](context, person, byLetter);
  if (typeof outcome === 'string') return refused(outcome);
  const { changes, ...effect } = outcome;
  return { kind: 'done', person: { ...person, ...changes }, ...effect };
}

export async function listPeople(
  { store, note }: ActionContext,
  stretch: Parameters<Store['roll']['list']>[0],
): Promise<readonly ListedPerson[]> {
  await note(auditEvents.list, null);
  return store.roll.list(stretch);
}

interface Invited {
  readonly kind: 'invited';
  readonly email: string;
  readonly link?: string;
  readonly until: string;
}

/**
 * Invites an address to register, whatever SIGN_UP says. The link is valid for a week; `byLetter` emails it in place of
 * returning it.
 */
export async function invite(
  context: ActionContext,
  address: string,
  { byLetter = false } = {},
): Promise<Refused | Invited> {
  const { store, publicUrl, siteName, now } = context;
  const email = readEmailAddress(address);
  if (email === null) return refused('not-an-address');
  if ((await store.roll.find(email)) !== null) return refused('has-account');
  await context.note(auditEvents.invite, null, emailHash(email));
  const token = newToken();
  const until = new Date(now().getTime() + invitationMilliseconds);
  await store.invitations.add({ email, hash: hashToken(token) }, until);
  const link = appLink(publicUrl, '/register', { invitation: token, email });
  if (!byLetter) return { kind: 'invited', email, link, until: until.toISOString() };
  const letter = renderBilingualEmail('invitation', email, (language) => ({
    site: siteName,
    link,
    when: formatDay(language, until),
  }));
  // The earlier letter holds a link that is no longer valid.
  await store.letters.forget(email);
  await store.letters.add({ ...letter, kind: 'invitation', expiresAt: until });
  return { kind: 'invited', email, until: until.toISOString() };
}
