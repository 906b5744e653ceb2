import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { AccountMeans } from './account-means.ts';
import { GoTrueError } from './gotrue-error.ts';
import { tellOfNewDevice } from './new-device.ts';
import { credentials, readCredentials } from './read-credentials.ts';
import { hashToken } from './secret-tokens.ts';
import { beginSession, refuseDisabled, wireSession } from './wire-session.ts';

const body = credentials.extend({ refresh_token: z.string().max(1000).optional() });
type Request = z.output<typeof body>;

/** Signs in with a password. Known and unknown people wait equally long and hear the same. */
async function byPassword(means: AccountMeans, request: FastifyRequest, sent: Request) {
  const { email, password } = readCredentials(sent);
  const user = await means.store.users.byEmail(email);
  request.actor = user?.id ?? null;
  const device = user === null ? null : await means.devices.find(request, user.id);
  const attempt = await means.attempts.password({ email, ip: request.ip, device });
  const isRight = await means.passwords.isRight(password, user?.passwordHash ?? null);
  if (user === null || !isRight) throw new GoTrueError('invalid_credentials');
  await attempt.wasRight();
  refuseDisabled(user);
  if (means.confirmsEmail && user.emailConfirmedAt === null)
    throw new GoTrueError('email_not_confirmed');
  await tellOfNewDevice(means, request, user);
  return beginSession(means, request, user, 'password');
}

/** Replaces a refresh token; what happens to one that comes back is told at `Sessions.refresh`. */
async function byRefreshToken(means: AccountMeans, { refresh_token: token }: Request) {
  if (!token) throw new GoTrueError('refresh_token_not_found');
  const first = await means.ring.derive(token, 'first');
  const second = await means.ring.derive(token, 'second');
  const refreshed = await means.store.sessions.refresh(hashToken(token), {
    first: hashToken(first),
    second: hashToken(second),
  });
  if (refreshed.kind === 'reused') throw new GoTrueError('refresh_token_already_used');
  const user =
    refreshed.kind === 'refreshed' ? await means.store.users.byId(refreshed.session.userId) : null;
  if (refreshed.kind !== 'refreshed' || user === null)
    throw new GoTrueError('refresh_token_not_found');
  const next = refreshed.child === 'first' ? first : second;
  return wireSession(means, refreshed.session, user, next);
}

/** Sign-in, and the next token of a session. */
export const tokenRoute: FastifyPluginAsyncZod<AccountMeans> = async (app, means) => {
  app.route({
    method: 'POST',
    url: '/auth/v1/token',
    schema: {
      summary: 'Sign in, or refresh a session',
      tags: ['Accounts'],
      querystring: z.object({
        grant_type: z.enum(['password', 'refresh_token'], { error: 'unsupported_grant_type' }),
      }),
      body,
    },
    handler: async (request, reply) => {
      if (request.query.grant_type === 'refresh_token') return byRefreshToken(means, request.body);
      const session = await byPassword(means, request, request.body);
      await means.devices.remember(request, reply, session.user.id);
      return session;
    },
  });
};
