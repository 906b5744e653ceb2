import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { User } from '../../../store/index.ts';
import { GoTrueError } from '../gotrue-error.ts';
import { tellOfNewDevice } from '../new-device.ts';
import { readDetails } from '../read-details.ts';
import { isSentFromElsewhere } from '../visitor.ts';
import { refuseSignUp } from '../who-may-register.ts';
import { beginSession, refuseDisabled } from '../wire-session.ts';
import { depart } from './depart.ts';
import type { Notes } from './notes.ts';
import type { OidcMeans } from './oidc-means.ts';

type Note = NonNullable<Awaited<ReturnType<Notes['arrival']['read']>>>;

/** Makes the account of somebody who is here for the first time. It has no password. */
async function register(
  { store, signUp }: OidcMeans,
  note: Note & { kind: 'new' },
  data: object = {},
) {
  refuseSignUp(signUp, note.email);
  const user = await store.users.register({
    email: note.email,
    passwordHash: '',
    isConfirmed: true,
    isProved: true,
    // Whoever comes this way fills in the register form, which asks for the terms.
    demographics: readDetails({ acceptTermsPrivacyPolicy: false, ...data }),
    identity: note,
  });
  if (user === null) throw new GoTrueError('email_exists');
  return user;
}

/** Signing in with a provider: on the way there, and the session of who came back. */
export const arrivalRoutes: FastifyPluginAsyncZod<OidcMeans> = async (app, means) => {
  const { notes, providers, store } = means;

  app.route({
    method: 'POST',
    url: '/auth/v1/oidc/start',
    schema: {
      summary: 'Begin to sign in with a provider',
      description: 'Answers with the address to open.',
      tags: ['Accounts'],
      body: z.object({
        provider: z.string().max(100),
        next: z.string().max(1000).default('/'),
        again: z.boolean().default(false),
      }),
    },
    handler: (request, reply) => depart(means, reply, { ...request.body, session: null }),
  });

  app.route({
    method: 'GET',
    url: '/auth/v1/oidc/arrival',
    schema: { summary: 'Who is about to register, coming from a provider', tags: ['Accounts'] },
    handler: async (request) => {
      const note = await notes.arrival.read(request);
      if (note?.kind !== 'new') throw new GoTrueError('sign_in_over');
      return { email: note.email, label: providers.get(note.provider)?.label };
    },
  });

  app.route({
    method: 'POST',
    url: '/auth/v1/oidc/arrival',
    schema: {
      summary: 'The session of somebody who came from a provider',
      description: 'Whoever is new sends the fields of the register form in `data`.',
      tags: ['Accounts'],
      body: z.object({ data: z.record(z.string(), z.unknown()).optional() }),
    },
    handler: async (request, reply) => {
      const note = isSentFromElsewhere(request) ? null : await notes.arrival.read(request);
      const isReady = note?.kind === 'known' || request.body.data !== undefined;
      if (note === null || !isReady) throw new GoTrueError('sign_in_over');
      const user: User | null =
        note.kind === 'known'
          ? await store.users.byId(note.userId)
          : await register(means, note, request.body.data);
      notes.arrival.remove(reply);
      if (user === null) throw new GoTrueError('sign_in_over');
      request.actor = user.id;
      refuseDisabled(user);
      await tellOfNewDevice(means, request, user);
      await means.devices.remember(request, reply, user.id);
      return beginSession(means, request, user, 'oauth', note.provedAt);
    },
  });
};
