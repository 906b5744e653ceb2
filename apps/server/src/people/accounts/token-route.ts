import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { AccountMeans } from './account-means.ts';
import { GoTrueError } from './gotrue-error.ts';
import { credentials, readCredentials } from './read-credentials.ts';
import { hashToken, newToken } from './secret-tokens.ts';
import { beginSession, wireSession } from './wire-session.ts';

const request = credentials.extend({ refresh_token: z.string().max(1000).optional() });
type Request = z.output<typeof request>;

/** Signs in with a password. Known and unknown people wait equally long and hear the same. */
async function byPassword(means: AccountMeans, body: Request, ip: string) {
  const { email, password } = readCredentials(body);
  const attempt = await means.attempts.password(email, ip);
  const user = await means.store.users.byEmail(email);
  const isRight = await means.passwords.isRight(password, user?.passwordHash ?? null);
  if (user === null || !isRight) throw new GoTrueError('invalid_credentials');
  await attempt.wasRight();
  if (means.confirmsEmail && user.emailConfirmedAt === null)
    throw new GoTrueError('email_not_confirmed');
  return beginSession(means, user, 'password');
}

/** Replaces a refresh token. One that was used before ends its whole session. */
async function byRefreshToken(means: AccountMeans, { refresh_token: token }: Request) {
  if (!token) throw new GoTrueError('refresh_token_not_found');
  const next = newToken();
  const refreshed = await means.store.sessions.refresh(hashToken(token), hashToken(next));
  if (refreshed.kind === 'reused') throw new GoTrueError('refresh_token_already_used');
  const user =
    refreshed.kind === 'refreshed' ? await means.store.users.byId(refreshed.session.userId) : null;
  if (refreshed.kind !== 'refreshed' || user === null)
    throw new GoTrueError('refresh_token_not_found');
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
      body: request,
    },
    handler: async ({ query, body, ip }) =>
      query.grant_type === 'password' ? byPassword(means, body, ip) : byRefreshToken(means, body),
  });
};
