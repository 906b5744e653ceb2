import type { FastifyRequest } from 'fastify';

import { type ReaderLanguage, readerLanguage } from '../../http/index.ts';
import type { LinkPurpose, Registration, User } from '../../store/index.ts';
import type { AccountMeans } from './account-means.ts';
import type { LetterKind } from './letter-words.ts';
import type { LetterFacts } from './letters.ts';
import { type LetterPage, linkTo } from './link-to.ts';
import { hashToken, newToken } from './secret-tokens.ts';

const hour = 60 * 60;

const plans: Readonly<
  Record<LinkPurpose, { kind: LetterKind; page: LetterPage; lifeSeconds: number }>
> = {
  recovery: { kind: 'recovery', page: '/reset-password', lifeSeconds: hour },
  signup: { kind: 'confirm-address', page: '/confirm-email', lifeSeconds: 7 * 24 * hour },
  email_change: { kind: 'confirm-new-address', page: '/confirm-email', lifeSeconds: 24 * hour },
};

/** The parts of a request that a letter depends on. */
export interface LetterContext {
  readonly language: ReaderLanguage;
  readonly redirectTo: string | undefined;
}

/** Reads from a request what a letter depends on, so that the letter can be written after the reply. */
export const letterContext = (request: FastifyRequest): LetterContext => {
  const { redirect_to } = (request.query ?? {}) as { redirect_to?: unknown };
  return {
    language: readerLanguage(request),
    redirectTo: typeof redirect_to === 'string' ? redirect_to : undefined,
  };
};

/** Sends a link that works once. */
export async function sendLink(
  means: AccountMeans,
  { language, redirectTo }: LetterContext,
  purpose: LinkPurpose,
  user: User,
  {
    newEmail,
    registration,
    registrationId,
  }: {
    readonly newEmail?: string;
    /** What a sign-up link confirms. */
    readonly registration?: Registration;
    /** The name of that registration in the browser that made it. */
    readonly registrationId?: string;
  } = {},
): Promise<void> {
  const { kind, page, lifeSeconds } = plans[purpose];
  const token = newToken();
  const hash = hashToken(token);
  const to = newEmail ?? user.email;
  const link = { userId: user.id, purpose, email: to, registration };
  const expiresAt = new Date(means.now().getTime() + lifeSeconds * 1000);
  await means.store.links.add(link, hash, lifeSeconds);
  await means.send({
    kind,
    to,
    language,
    once: { hash, expiresAt },
    link: linkTo(
      means.publicUrl,
      page,
      {
        token_hash: token,
        type: purpose,
        ...(registrationId !== undefined && { registration: registrationId }),
      },
      redirectTo,
    ),
  });
}

/** Tells a person about their account; the letter leads to the page where a new password can be asked for. */
export const sendNotice = (
  means: AccountMeans,
  { language }: LetterContext,
  kind: LetterKind,
  to: string,
  facts: LetterFacts = {},
): Promise<void> =>
  means.send({ kind, to, language, facts, link: linkTo(means.publicUrl, '/reset-password', {}) });
