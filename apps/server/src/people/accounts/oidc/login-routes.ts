import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { accountRoute } from '../account-context.ts';
import type { User } from '../../../store/index.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import { sendNewDeviceEmail, startSession, refuseDisabled } from '../sessions/start-session.ts';
import { readRegistrationDetails, checkSignUpAllowed } from '../sign-up/registration-policy.ts';
import { isCrossSite } from '../sessions/authenticate-requests.ts';
import { startAuthorization, type OidcContext } from './oidc-context.ts';

type LoginCookie = NonNullable<Awaited<ReturnType<OidcContext['cookies']['login']['read']>>>;

async function register(
  { store, signUp }: OidcContext,
  login: LoginCookie & { kind: 'new' },
  data: object = {},
) {
  checkSignUpAllowed(signUp, login.email);
  const user = await store.users.register({
    email: login.email,
    passwordHash: '',
    isConfirmed: true,
    isProved: true,
    // New users fill in the registration form, which asks for the terms.
    demographics: readRegistrationDetails({ acceptTermsPrivacyPolicy: false, ...data }),
    identity: login,
  });
  if (user === null) throw new GoTrueError('email_exists');
  return user;
}

export const loginRoutes: FastifyPluginAsyncZod<OidcContext> = async (app, context) => {
  const { cookies, providers, store } = context;

  app.route({
    ...accountRoute('POST', '/auth/v1/oidc/start', {
      summary: 'Begin to sign in with a provider',
      description: 'Answers with the address to open.',
      body: z.object({
        provider: z.string().max(100),
        next: z.string().max(1000).default('/'),
        again: z.boolean().default(false),
      }),
    }),
    handler: (request, reply) =>
      startAuthorization(context, reply, { ...request.body, session: null }),
  });

  app.route({
    ...accountRoute('GET', '/auth/v1/oidc/arrival', {
      summary: 'Who is about to register, coming from a provider',
    }),
    handler: async (request) => {
      const login = await cookies.login.read(request);
      if (login?.kind !== 'new') throw new GoTrueError('sign_in_over');
      return { email: login.email, label: providers.get(login.provider)?.label };
    },
  });

  app.route({
    ...accountRoute('POST', '/auth/v1/oidc/arrival', {
      summary: 'The session of somebody who came from a provider',
      description: 'Whoever is new sends the fields of the register form in `data`.',
      body: z.object({ data: z.record(z.string(), z.unknown()).optional() }),
    }),
    handler: async (request, reply) => {
      const login = isCrossSite(request) ? null : await cookies.login.read(request);
      const isReady = login?.kind === 'known' || request.body.data !== undefined;
      if (login === null || !isReady) throw new GoTrueError('sign_in_over');
      const user: User | null =
        login.kind === 'known'
          ? await store.users.byId(login.userId)
          : await register(context, login, request.body.data);
      cookies.login.remove(reply);
      if (user === null) throw new GoTrueError('sign_in_over');
      request.actor = user.id;
      refuseDisabled(user);
      await sendNewDeviceEmail(context, request, user);
      await context.devices.remember(request, reply, user.id);
      return startSession(context, request, user, 'oauth', { provedAt: login.provedAt });
    },
  });
};
