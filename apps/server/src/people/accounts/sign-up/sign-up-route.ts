import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type Invitation, InvitationOver, type User } from '../../../store/index.ts';
import { type AccountContext, accountRoute } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { readEmailOptions, queueLinkEmail, queueNoticeEmail } from '../email/queue-email.ts';
import { refuseWeakPassword } from '../passwords/password-rules.ts';
import { credentials, readCredentials } from '../passwords/read-credentials.ts';
import { readRegistrationDetails, checkSignUpAllowed } from './registration-policy.ts';
import { registrationIdOf } from '../email-confirmation/registration-id.ts';
import { hashToken } from '../sessions/tokens-and-recovery-codes.ts';
import { startSession } from '../sessions/start-session.ts';
import { userReply } from '../gotrue/user-reply.ts';

/** The reply for an unconfirmed registration; the same whether the address was new or known. */
function waitingUser(context: AccountContext, email: string, id: string) {
  const at = context.now().toISOString();
  const user: User = {
    id,
    email,
    passwordHash: '',
    createdAt: at,
    updatedAt: at,
    emailConfirmedAt: null,
    lastSignInAt: null,
    disabledAt: null,
  };
  return { ...userReply(context, user, []), identities: [], confirmation_sent_at: at };
}

const invited = z.looseObject({ invitation: z.string().max(1000) });

async function invitationIn({ store }: AccountContext, email: string, data: unknown) {
  const read = invited.safeParse(data);
  if (!read.success) return undefined;
  const invitation: Invitation = { email, hash: hashToken(read.data.invitation) };
  if (!(await store.invitations.isOpen(invitation))) throw new GoTrueError('otp_expired');
  return invitation;
}

export const signUpRoute: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { attempts, passwords, store, confirmsEmail, inBackground } = context;
  app.route({
    ...accountRoute('POST', '/auth/v1/signup', {
      summary: 'Register',
      description:
        'The fields of the register form travel in `data`, and with them the `invitation` of who was invited.',
      body: credentials,
    }),
    handler: async (request, reply) => {
      const { email, password } = readCredentials(request.body);
      const invitation = await invitationIn(context, email, request.body['data']);
      if (invitation === undefined) checkSignUpAllowed(context.signUp, email);
      const demographics = readRegistrationDetails(request.body['data']);
      await refuseWeakPassword(context, password, email);
      await attempts.signUp(request.ip);
      if (confirmsEmail) await attempts.letter({ email, ip: request.ip, isRegistration: true });
      const passwordHash = await passwords.hash(password);
      const user = await store.users
        .register({
          email,
          passwordHash,
          isConfirmed: !confirmsEmail,
          // The invitation was sent to this address.
          isProved: invitation !== undefined && !confirmsEmail,
          demographics,
          ...(invitation && { invitation }),
        })
        .catch((error: unknown) => {
          throw error instanceof InvitationOver ? new GoTrueError('otp_expired') : error;
        });
      request.actor = user?.id ?? null;
      if (user !== null && !confirmsEmail) {
        await context.devices.remember(request, reply, user.id);
        return startSession(context, request, user, 'password');
      }
      const waiting = waitingUser(context, email, registrationIdOf(passwordHash));
      const emailOptions = readEmailOptions(request);
      void inBackground(
        request.log,
        async () => {
          if (user === null) {
            if (await attempts.notice(email))
              await queueNoticeEmail(context, emailOptions, 'already-registered', email);
          } else
            await queueLinkEmail(context, emailOptions, 'signup', user, {
              registration: { passwordHash, details: demographics },
            });
        },
        reply,
      );
      return waiting;
    },
  });
};
