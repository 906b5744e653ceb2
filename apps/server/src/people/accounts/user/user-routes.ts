import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { OpenSession } from '../../../store/index.ts';
import { type AccountContext, accountRoute } from '../account-context.ts';
import { reauthenticate, requireSession, requireFullSession } from '../sessions/require-session.ts';
import { readEmailAddress } from '../email/email-address.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import {
  readEmailOptions,
  type EmailOptions,
  queueLinkEmail,
  queueNoticeEmail,
  sendNotice,
} from '../email/queue-email.ts';
import { hashNewPassword } from '../passwords/password-rules.ts';
import { isDomainAllowed } from '../sign-up/registration-policy.ts';
import { userReply } from '../gotrue/user-reply.ts';

const changes = z.looseObject({
  email: z.string().max(1000).optional(),
  password: z.string().max(10_000).optional(),
  current_password: z.string().max(10_000).optional(),
  phone: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

function readNewEmail({ signUp }: AccountContext, typed: string, current: string): string | null {
  const email = readEmailAddress(typed);
  if (email === null) throw new GoTrueError('email_address_invalid');
  if (email === current) return null;
  // Otherwise an account could leave the allowed domains.
  if (!isDomainAllowed(signUp, email)) throw new GoTrueError('email_domain_not_allowed');
  return email;
}

/** Sends a link there and a notice to the old address; nothing where a confirmed or disabled account has it. */
async function askNewAddress(
  context: AccountContext,
  emailOptions: EmailOptions,
  { user }: OpenSession,
  email: string,
) {
  const other = await context.store.users.byEmail(email);
  if (other !== null && (other.emailConfirmedAt !== null || other.disabledAt !== null)) return;
  await queueLinkEmail(context, emailOptions, 'email_change', user, { newEmail: email });
  await queueNoticeEmail(context, emailOptions, 'address-is-changing', user.email);
}

export const userRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { store, ownDictionaries, attempts, inBackground } = context;

  app.route({
    ...accountRoute('GET', '/auth/v1/user', { summary: 'Who is signed in' }),
    handler: async (request) => {
      const { user } = await requireSession(context, request);
      return userReply(context, user, await store.factors.list(user.id));
    },
  });

  app.route({
    ...accountRoute('PUT', '/auth/v1/user', {
      summary: 'Change the password or the e-mail address',
      body: changes,
    }),
    handler: async (request, reply) => {
      const open = await requireFullSession(context, request);
      const { user, session } = open;
      const { body } = request;
      if (body.phone) throw new GoTrueError('phone_provider_disabled');
      if (Object.keys(body.data ?? {}).length > 0)
        throw new GoTrueError('validation_failed', {
          sentence: 'What people say about themselves is kept in their profile.',
        });
      const email = body.email ? readNewEmail(context, body.email, user.email) : null;
      if (email !== null || body.password !== undefined) {
        await reauthenticate(context, open, body.current_password);
        // Each change sends a letter.
        await attempts.letter({ email: user.email, ip: request.ip, owner: user.id });
      }
      const emailOptions = readEmailOptions(request);
      if (body.password !== undefined) {
        const passwordHash = await hashNewPassword(context, body.password, user);
        await store.users.changePassword(user.id, passwordHash, session.id);
        await sendNotice(context, request, 'password-changed', user.email);
      }
      if (email !== null)
        void inBackground(
          request.log,
          () => askNewAddress(context, emailOptions, open, email),
          reply,
        );
      const changed = (await store.users.byId(user.id)) ?? user;
      const factors = await store.factors.list(user.id);
      return userReply(context, changed, factors, email === null ? {} : { new_email: email });
    },
  });

  app.route({
    ...accountRoute('DELETE', '/auth/v1/user', {
      summary: 'Delete the account and everything that belongs to it',
      body: z.object({ password: z.string().max(10_000).optional() }),
    }),
    handler: async (request, reply) => {
      const open = await requireFullSession(context, request);
      await reauthenticate(context, open, request.body.password);
      const { id } = open.user;
      await ownDictionaries.eraseWith(id, () => store.users.erase(id));
      await context.mail.forget?.(open.user.email);
      return reply.code(204).send(null);
    },
  });
};
