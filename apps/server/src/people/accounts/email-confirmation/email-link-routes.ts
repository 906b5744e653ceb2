import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type AccountContext, accountRoute } from '../account-context.ts';
import { readEmailAddress } from '../email/email-address.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { readEmailOptions, queueLinkEmail } from '../email/queue-email.ts';
import { confirmEmail, findOwnLink, hashChosenPassword } from './use-one-time-link.ts';
import { hashToken } from '../sessions/tokens-and-recovery-codes.ts';
import { startSession } from '../sessions/start-session.ts';

const address = z.looseObject({ email: z.string().max(1000) });
const kinds = {
  recovery: { purpose: 'recovery', method: 'recovery' },
  email_change: { purpose: 'email_change', method: 'otp' },
  signup: { purpose: 'signup', method: 'otp' },
  email: { purpose: 'signup', method: 'otp' },
} as const;

/** The calls that send a link by mail and that use one. Replies never reveal whether an address has an account. */
export const emailLinkRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { store, attempts, inBackground } = context;
  const ask = (purpose: 'recovery' | 'signup', isWanted: (isConfirmed: boolean) => boolean) =>
    app.route({
      method: 'POST',
      url: purpose === 'recovery' ? '/auth/v1/recover' : '/auth/v1/resend',
      schema: {
        summary:
          purpose === 'recovery'
            ? 'Ask for a link to choose a new password'
            : 'Ask again for the link that confirms an address',
        tags: ['Accounts'],
        body: address,
      },
      handler: async (request, reply) => {
        const email = readEmailAddress(request.body.email);
        if (email === null) throw new GoTrueError('email_address_invalid');
        // Before the reply, so that an unavailable database is reported for known and unknown addresses alike.
        const user = await store.users.byEmail(email);
        // For unknown addresses too, so that the time tells nothing.
        const owner = await context.devices.find(request, user?.id ?? '');
        await attempts.letter({ email, ip: request.ip, owner });
        const emailOptions = readEmailOptions(request);
        void inBackground(
          request.log,
          async () => {
            if (user?.disabledAt === null && isWanted(user.emailConfirmedAt !== null))
              await queueLinkEmail(context, emailOptions, purpose, user, {
                ...(purpose === 'signup' && {
                  registration: {
                    passwordHash: user.passwordHash,
                    details: (await store.demographics.of(user.id)) ?? {},
                  },
                }),
              });
          },
          reply,
        );
        return {};
      },
    });
  ask('recovery', () => true);
  ask('signup', (isConfirmed) => !isConfirmed);

  app.route({
    ...accountRoute('POST', '/auth/v1/verify', {
      summary: 'Use a link from a mail',
      description:
        'A link for a forgotten password sets the `password` sent with it, and ends all sessions, API keys, linked providers and other links. A sign-up link needs the `password` of a registration that waits for its address, or the id of its own `registration`, which is the id that signing up answered. A link for a new address needs the `password` of the account, or a session of it.',
      body: z.looseObject({
        token_hash: z.string().max(1000),
        type: z.enum(['recovery', 'email_change', 'signup', 'email']),
        password: z.string().max(10_000).optional(),
        registration: z.string().max(100).optional(),
      }),
    }),
    handler: async (request, reply) => {
      const { type, token_hash: token } = request.body;
      const { purpose, method } = kinds[type];
      const sent = { hash: hashToken(token), purpose };
      const hash = await findOwnLink(context, request, sent, request.body);
      const passwordHash = await hashChosenPassword(context, sent, request.body.password);
      const link = await store.links.take(hash, purpose);
      const holder = link === null ? null : await store.users.byId(link.userId);
      request.actor = holder?.id ?? null;
      if (link === null || holder === null) throw new GoTrueError('otp_expired');
      const user = await confirmEmail(context, request, link, holder, passwordHash);
      request.actor = user.id;
      await context.devices.remember(request, reply, user.id);
      return startSession(context, request, user, method);
    },
  });
};
