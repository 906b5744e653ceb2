import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { AccountMeans } from './account-means.ts';
import { readEmailAddress } from './email-address.ts';
import { GoTrueError } from './gotrue-error.ts';
import { letterContext, sendLink, sendNotice } from './order-letter.ts';
import { hashToken } from './secret-tokens.ts';
import { beginSession } from './wire-session.ts';

const address = z.looseObject({ email: z.string().max(1000) });
const kinds = {
  recovery: { purpose: 'recovery', method: 'recovery' },
  email_change: { purpose: 'email_change', method: 'otp' },
  signup: { purpose: 'signup', method: 'otp' },
  email: { purpose: 'signup', method: 'otp' },
} as const;

/** Links in mails: asking for one, and using it. Whether an address has an account never shows. */
export const recoverRoutes: FastifyPluginAsyncZod<AccountMeans> = async (app, means) => {
  const { store, attempts, afterwards } = means;
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
      handler: async (request) => {
        const email = readEmailAddress(request.body.email);
        if (email === null) throw new GoTrueError('email_address_invalid');
        const isDue = await attempts.mail(email, request.ip);
        // Before the reply, so that whoever asks is told when the database is away, known or not.
        const user = isDue ? await store.users.byEmail(email) : null;
        const context = letterContext(request);
        afterwards(request.log, async () => {
          if (user?.disabledAt === null && isWanted(user.emailConfirmedAt !== null))
            await sendLink(means, context, purpose, user);
        });
        return {};
      },
    });
  ask('recovery', () => true);
  ask('signup', (isConfirmed) => !isConfirmed);

  app.route({
    method: 'POST',
    url: '/auth/v1/verify',
    schema: {
      summary: 'Use a link from a mail',
      tags: ['Accounts'],
      body: z.looseObject({
        token_hash: z.string().max(1000),
        type: z.enum(['recovery', 'email_change', 'signup', 'email']),
      }),
    },
    handler: async (request, reply) => {
      const { body } = request;
      const { purpose, method } = kinds[body.type];
      const link = await store.links.take(hashToken(body.token_hash), purpose);
      const user = link === null ? null : await store.users.byId(link.userId);
      request.actor = user?.id ?? null;
      if (link === null || user === null) throw new GoTrueError('otp_expired');
      if (purpose === 'email_change') {
        if (link.email === null || !(await store.users.changeEmail(user.id, link.email)))
          throw new GoTrueError('email_exists');
        const context = letterContext(request);
        afterwards(request.log, () => sendNotice(means, context, 'address-changed', user.email));
      } else {
        // A letter that was on its way while the address changed went to somebody else's mailbox.
        if ((link.email ?? user.email) !== user.email) throw new GoTrueError('otp_expired');
        await store.users.confirm(user.id);
      }
      // A link to choose a new password proves nothing before that is chosen: the old one may be somebody else's.
      if (purpose !== 'recovery') await store.identities.prove(user.id);
      await means.devices.remember(request, reply, user.id);
      return beginSession(means, request, (await store.users.byId(user.id)) ?? user, method);
    },
  });
};
