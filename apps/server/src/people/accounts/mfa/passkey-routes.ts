import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type AccountContext, accountRoute } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { sendNewDeviceEmail, refuseUnconfirmed, startSession } from '../sessions/start-session.ts';
import { hashToken, newToken } from '../sessions/tokens-and-recovery-codes.ts';
import { checkPasskey, credential, passkeyOptions } from './webauthn.ts';

/** Holds a random token that binds a challenge to the browser that asked for it. */
const cookieName = 'passkeySignIn';
const challengeSeconds = 5 * 60;

/** Sign-in with a passkey alone, without a password. */
export const passkeyRoutes: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  const { store, devices, publicUrl } = context;
  const cookie = {
    path: '/auth/v1/passkeys',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: challengeSeconds,
  } as const;

  app.route({
    ...accountRoute('POST', '/auth/v1/passkeys/authentication/options', {
      summary: 'Begin to sign in with a passkey',
    }),
    handler: async (request, reply) => {
      // Two tabs of a browser share it.
      const browser = request.cookies[cookieName] ?? newToken();
      const options = await passkeyOptions(context);
      const { id, expiresAt } = await store.passkeys.keepChallenge(
        options.challenge,
        hashToken(browser),
      );
      void reply.setCookie(cookieName, browser, cookie);
      return { challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) };
    },
  });

  app.route({
    ...accountRoute('POST', '/auth/v1/passkeys/authentication/verify', {
      summary: 'Sign in with a passkey',
      description:
        'For the browser that asked for the challenge, once, within five minutes. The session has shown its second step.',
      body: z.looseObject({ challenge_id: z.uuid(), credential }),
    }),
    handler: async (request, reply) => {
      const { challenge_id: id, credential: sent } = request.body;
      const browser = request.cookies[cookieName] ?? '';
      const challenge = await store.passkeys.takeChallenge(id, hashToken(browser));
      if (challenge === null) throw new GoTrueError('mfa_challenge_expired');
      const factor = await store.passkeys.byCredential(sent.id);
      request.actor = factor?.userId ?? null;
      if (factor === null) throw new GoTrueError('webauthn_credential_not_found');
      if (factor.isSecondOnly) throw new GoTrueError('password_first');
      await checkPasskey(context, factor, challenge, sent);
      const user = await store.users.byId(factor.userId);
      if (user === null) throw new GoTrueError('webauthn_credential_not_found');
      refuseUnconfirmed(context, user);
      await sendNewDeviceEmail(context, request, user);
      await devices.remember(request, reply, user.id);
      return startSession(context, request, user, 'webauthn');
    },
  });
};
