import type { FastifyRequest } from 'fastify';

import { type ReaderLanguage, readerLanguage } from '../../../http/index.ts';
import type { LinkPurpose, Registration, User } from '../../../store/index.ts';
import type { AccountContext } from '../account-context.ts';
import type { EmailKind } from '../../../words/index.ts';
import { type EmailFacts, renderEmail } from './render-email.ts';
import { markOf, registrationIdOf } from '../email-confirmation/registration-id.ts';
import { type AppPage, appLink } from './app-link.ts';
import { hashToken, newToken } from '../sessions/tokens-and-recovery-codes.ts';

const hour = 60 * 60;

const plans: Readonly<
  Record<LinkPurpose, { kind: EmailKind; page: AppPage; lifeSeconds: number }>
> = {
  recovery: { kind: 'recovery', page: '/reset-password', lifeSeconds: hour },
  signup: { kind: 'confirm-address', page: '/confirm-email', lifeSeconds: 7 * 24 * hour },
  email_change: { kind: 'confirm-new-address', page: '/confirm-email', lifeSeconds: 24 * hour },
};

export interface EmailOptions {
  readonly language: ReaderLanguage;
  readonly redirectTo: string | undefined;
}

/**
 * The language of a request and its `redirect_to`. Read them before the reply, so that the email can be queued after
 * it.
 */
export const readEmailOptions = (request: FastifyRequest): EmailOptions => {
  const { redirect_to } = (request.query ?? {}) as { redirect_to?: unknown };
  return {
    language: readerLanguage(request),
    redirectTo: typeof redirect_to === 'string' ? redirect_to : undefined,
  };
};

/** Stores a new one-time link of the user and queues the email with it, to `newEmail` or the address of the account. */
export async function queueLinkEmail(
  context: AccountContext,
  { language, redirectTo }: EmailOptions,
  purpose: LinkPurpose,
  user: User,
  {
    newEmail,
    registration,
  }: { readonly newEmail?: string; readonly registration?: Registration } = {},
): Promise<void> {
  const { kind, page, lifeSeconds } = plans[purpose];
  const token = newToken();
  const hash = hashToken(token);
  const to = newEmail ?? user.email;
  const link = { userId: user.id, purpose, email: to, registration };
  const expiresAt = new Date(context.now().getTime() + lifeSeconds * 1000);
  await context.store.links.add(link, hash, lifeSeconds);
  const secrets = {
    token_hash: token,
    type: purpose,
    ...(registration && { registration: markOf(registrationIdOf(registration.passwordHash)) }),
  };
  const facts = { to, link: appLink(context.publicUrl, page, secrets, redirectTo) };
  await queueEmail(context, kind, language, facts, { linkHash: hash, expiresAt });
}

/** Queues a notice about an account to the address `to`, with a link for whoever did not cause it. */
export async function queueNoticeEmail(
  context: AccountContext,
  { language }: EmailOptions,
  kind: EmailKind,
  to: string,
  facts: EmailFacts = {},
): Promise<void> {
  // An owner who has lost the address cannot choose a password by mail.
  const page = kind === 'address-changed' ? '/de-jargonizer/contact-us' : '/reset-password';
  const link = appLink(context.publicUrl, page, {});
  await queueEmail(context, kind, language, { ...facts, to, link });
}

async function queueEmail(
  { siteName: site, store, wakeEmailWorker }: AccountContext,
  kind: EmailKind,
  language: ReaderLanguage,
  facts: EmailFacts & { readonly to: string; readonly link: string },
  once: { readonly linkHash?: string; readonly expiresAt?: Date } = {},
): Promise<void> {
  await store.letters.add({ ...renderEmail(kind, language, { ...facts, site }), kind, ...once });
  wakeEmailWorker();
}

/** Queues a notice about the account in the background. */
export function sendNotice(
  context: AccountContext,
  request: FastifyRequest,
  kind: EmailKind,
  to: string,
  facts?: EmailFacts,
): Promise<void> {
  const emailOptions = readEmailOptions(request);
  return context.inBackground(request.log, () =>
    queueNoticeEmail(context, emailOptions, kind, to, facts),
  );
}
