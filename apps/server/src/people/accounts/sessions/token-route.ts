import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { type AccountContext, accountRoute } from '../account-context.ts';
import { GoTrueError } from '../gotrue/gotrue-error.ts';
import {
  sendNewDeviceEmail,
  startSession,
  sessionReply,
  refuseUnconfirmed,
} from './start-session.ts';
import { credentials, readCredentials } from '../passwords/read-credentials.ts';
import { hashToken } from './tokens-and-recovery-codes.ts';

const body = credentials.extend({ refresh_token: z.string().max(1000).optional() });
type Request = z.output<typeof body>;

/** Known and unknown addresses take equally long and get the same answer. */
async function byPassword(
  context: AccountContext,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Request,
) {
  const { email, password } = readCredentials(sent);
  const user = await context.store.users.signingIn(email);
  request.actor = user?.id ?? null;
  const device = user === null ? null : await context.devices.find(request, user.id, user.provedAt);
  const attempt = await context.attempts.password({ email, ip: request.ip, device });
  const isRight = await context.passwords.isRight(password, user?.passwordHash ?? null);
  if (user === null || !isRight) throw new GoTrueError('invalid_credentials');
  const begin = async () => {
    refuseUnconfirmed(context, user);
    const start = { mayHaveReset: user.hasReset };
    const [session] = await Promise.all([
      startSession(context, request, user, 'password', start),
      sendNewDeviceEmail(context, request, user, user.provedAt),
    ]);
    return session;
  };
  // Both run at once; a refusal waits until the failed guesses are forgiven.
  const [begun, forgiven] = await Promise.allSettled([begin(), attempt.wasRight()]);
  if (begun.status === 'rejected') throw begun.reason;
  if (forgiven.status === 'rejected') throw forgiven.reason;
  await context.devices.remember(request, reply, user.id, user.provedAt);
  return begun.value;
}

async function byRefreshToken(context: AccountContext, { refresh_token: token }: Request) {
  if (!token) throw new GoTrueError('refresh_token_not_found');
  const ring = await context.openRing();
  const first = await ring.derive(token, 'first');
  const second = await ring.derive(token, 'second');
  const refreshed = await context.store.sessions.refresh(hashToken(token), {
    first: hashToken(first),
    second: hashToken(second),
  });
  if (refreshed.kind === 'reused') throw new GoTrueError('refresh_token_already_used');
  if (refreshed.kind !== 'refreshed') throw new GoTrueError('refresh_token_not_found');
  const user = await context.store.users.byId(refreshed.session.userId);
  if (user === null) throw new GoTrueError('refresh_token_not_found');
  const next = refreshed.child === 'first' ? first : second;
  return sessionReply(context, refreshed.session, user, next);
}

export const tokenRoute: FastifyPluginAsyncZod<AccountContext> = async (app, context) => {
  app.route({
    ...accountRoute('POST', '/auth/v1/token', {
      summary: 'Sign in, or refresh a session',
      querystring: z.object({
        grant_type: z.enum(['password', 'refresh_token'], { error: 'unsupported_grant_type' }),
      }),
      body,
    }),
    handler: async (request, reply) => {
      if (request.query.grant_type === 'refresh_token')
        return byRefreshToken(context, request.body);
      return byPassword(context, request, reply, request.body);
    },
  });
};
