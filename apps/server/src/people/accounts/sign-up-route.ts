import { randomUUID } from 'node:crypto';

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { User } from '../../store/index.ts';
import type { AccountMeans } from './account-means.ts';
import { GoTrueError } from './gotrue-error.ts';
import { letterContext, sendLink, sendNotice } from './order-letter.ts';
import { weaknessOf } from './password-rules.ts';
import { credentials, readCredentials } from './read-credentials.ts';
import { readDetails } from './read-details.ts';
import { refuseSignUp } from './who-may-register.ts';
import { beginSession } from './wire-session.ts';
import { wireUser } from './wire-user.ts';

/** The account an address seems to have got, whether it is new or was there: nothing in it tells which. */
function waitingUser(email: string, now: () => Date) {
  const at = now().toISOString();
  const user: User = {
    id: randomUUID(),
    email,
    passwordHash: '',
    createdAt: at,
    updatedAt: at,
    emailConfirmedAt: null,
    lastSignInAt: null,
  };
  return { ...wireUser(user, []), identities: [], confirmation_sent_at: at };
}

/** Registers a person: account and demographics in one transaction, and the first session with it. */
export const signUpRoute: FastifyPluginAsyncZod<AccountMeans> = async (app, means) => {
  const { attempts, passwords, store, confirmsEmail, siteName, now, afterwards } = means;
  app.route({
    method: 'POST',
    url: '/auth/v1/signup',
    schema: {
      summary: 'Register',
      description: 'The fields of the register form travel in `data`.',
      tags: ['Accounts'],
      body: credentials,
    },
    handler: async (request, reply) => {
      await attempts.signUp(request.ip);
      const { email, password } = readCredentials(request.body);
      refuseSignUp(means.signUp, email);
      const demographics = readDetails(request.body['data']);
      const weakPassword = weaknessOf(password, [email, siteName]);
      if (weakPassword !== null)
        throw new GoTrueError('weak_password', { sentence: weakPassword.message, weakPassword });
      const passwordHash = await passwords.hash(password);
      const user = await store.users.register({
        email,
        passwordHash,
        isConfirmed: !confirmsEmail,
        demographics,
      });
      request.actor = user?.id ?? null;
      if (user !== null && !confirmsEmail) {
        await means.devices.remember(request, reply, user.id);
        return beginSession(means, request, user, 'password');
      }
      const context = letterContext(request);
      afterwards(request.log, async () => {
        if (user !== null) await sendLink(means, context, 'signup', user);
        else if (await attempts.mail(email, request.ip, 'notice'))
          await sendNotice(means, context, 'already-registered', email);
      });
      return waitingUser(email, now);
    },
  });
};
