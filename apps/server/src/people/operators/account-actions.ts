import type { SiteName } from '@vernacular/contract';

import type { ListedPerson, PersonCounts, Store } from '../../store/index.ts';
import type { UserFiles } from '../accounts/account-context.ts';
import { emailHash, readEmailAddress } from '../accounts/email/email-address.ts';
import { formatDay, renderBilingualEmail } from '../accounts/email/render-email.ts';
import { appLink } from '../accounts/email/app-link.ts';
import { hashToken, newToken } from '../accounts/sessions/tokens-and-recovery-codes.ts';

const hour = 60 * 60;
const resetSeconds = hour;
const invitationMilliseconds = 7 * 24 * hour * 1000;

export const actionNames = [
  'show',
  'disable',
  'enable',
  'sign-out',
  'delete',
  'reset-link',
  'remove-factor',
] as const;
export type ActionName = (typeof actionNames)[number];

/** The event in the audit log. It is logged first, and without that the action is not done. */
const events = {
  show: 'person-shown',
  disable: 'account-disabled',
  enable: 'account-enabled',
  'sign-out': 'person-signed-out',
  delete: 'account-removed',
  'reset-link': 'reset-link-made',
  'remove-factor': 'factors-removed',
  list: 'people-listed',
  invite: 'invitation-made',
} as const;

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

export type ActionRefusal =
  | 'unknown'
  | 'own'
  | 'no-change'
  | 'disabled'
  | 'no-factor'
  | 'has-account'
  | 'not-an-address';

export type ActionResult =
  | { readonly kind: 'refused'; readonly why: ActionRefusal }
  | {
      readonly kind: 'done';
      readonly person: ListedPerson;
      readonly counts?: PersonCounts;
      readonly link?: string;
      readonly until?: string;
    };

const refused = (why: ActionRefusal) => ({ kind: 'refused', why }) as const;

type Action = (
  context: ActionContext,
  person: ListedPerson,
  byLetter: boolean,
) => Promise<ActionResult>;

const actions: Readonly<Record<ActionName, Action>> = {
  show: async ({ store }, person) => ({
    kind: 'done',
    person,
    counts: await store.roll.counts(person.id),
  }),
  disable: async ({ store, now }, person) =>
    (await store.users.disable(person.id))
      ? { kind: 'done', person: { ...person, disabledAt: now().toISOString() } }
      : refused('no-change'),
  enable: async ({ store }, person) =>
    (await store.users.enable(person.id))
      ? { kind: 'done', person: { ...person, disabledAt: null } }
      : refused('no-change'),
  'sign-out': async ({ store }, person) => {
    await store.sessions.endAll(person.id);
    await store.apiKeys.revokeAll(person.id);
    return { kind: 'done', person };
  },
  delete: async ({ store, ownFiles, deleteOutboxEmails }, person) => {
    await ownFiles.eraseWith(person.id, () => store.users.erase(person.id));
    await deleteOutboxEmails(person.email);
    return { kind: 'done', person };
  },
  'reset-link': async (context, person, byLetter) => {
    if (person.disabledAt !== null) return refused('disabled');
    const { store, publicUrl, siteName, now } = context;
    const token = newToken();
    const { id: userId, email } = person;
    const hash = hashToken(token);
    await store.links.add({ userId, purpose: 'recovery', email }, hash, resetSeconds);
    const link = appLink(publicUrl, '/reset-password', { token_hash: token, type: 'recovery' });
    const expiresAt = new Date(now().getTime() + resetSeconds * 1000);
    const until = expiresAt.toISOString();
    if (!byLetter) return { kind: 'done', person, link, until };
    const letter = renderBilingualEmail('recovery', email, () => ({ site: siteName, link }));
    await store.letters.add({ ...letter, kind: 'recovery', linkHash: hash, expiresAt });
    return { kind: 'done', person, until };
  },
  'remove-factor': async (context, person) => {
    if (!(await context.store.factors.removeAll(person.id))) return refused('no-factor');
    const link = appLink(context.publicUrl, '/reset-password', {});
    const facts = { site: context.siteName, link };
    const kind = 'factor-removed';
    const letter = renderBilingualEmail(kind, person.email, () => facts);
    await context.store.letters.add({ ...letter, kind });
    return { kind: 'done', person: { ...person, hasFactor: false } };
  },
};

const shutsOut: ReadonlySet<ActionName> = new Set(['disable', 'delete']);

export async function runAction(
  context: ActionContext,
  name: ActionName,
  who: string,
  { byLetter = false } = {},
): Promise<ActionResult> {
  const person = await context.store.roll.find(who);
  if (person === null) return refused('unknown');
  if (person.id === context.by && shutsOut.has(name)) return refused('own');
  await context.note(events[name], person.id);
  return actions[name](context, person, byLetter);
}

export async function listPeople(
  { store, note }: ActionContext,
  stretch: Parameters<Store['roll']['list']>[0],
): Promise<readonly ListedPerson[]> {
  await note(events.list, null);
  return store.roll.list(stretch);
}

interface Invited {
  readonly kind: 'invited';
  readonly email: string;
  readonly link?: string;
  readonly until: string;
}

/** Invites an address to register. The link is valid for a week, whatever SIGN_UP says. */
export async function invite(
  context: ActionContext,
  address: string,
  { byLetter = false } = {},
): Promise<Invited | Extract<ActionResult, { kind: 'refused' }>> {
  const { store, publicUrl, siteName, now } = context;
  const email = readEmailAddress(address);
  if (email === null) return refused('not-an-address');
  if ((await store.roll.find(email)) !== null) return refused('has-account');
  await context.note(events.invite, null, emailHash(email));
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
