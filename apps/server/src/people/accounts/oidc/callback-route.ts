import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { accountRoute } from '../account-context.ts';
import { readEmailOptions } from '../email/queue-email.ts';
import type { OidcContext } from './oidc-context.ts';
import type { ProviderIdentity } from './provider.ts';
import { type LoginFailure, resolveLogin } from './resolve-login.ts';

const answer = z.looseObject({ state: z.string().optional(), error: z.string().optional() });

const failureByError: Readonly<Record<string, LoginFailure>> = {
  access_denied: 'cancelled',
  login_required: 'cancelled',
  consent_required: 'cancelled',
  interaction_required: 'cancelled',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
};

function isUnreachable(error: unknown): boolean {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  const status = cause instanceof Response ? cause.status : 0;
  return (
    name === 'TimeoutError' || name === 'TypeError' || code === 'OAUTH_TIMEOUT' || status >= 500
  );
}

async function join({ store }: OidcContext, sessionId: string, identity: ProviderIdentity) {
  const open = await store.sessions.find(sessionId);
  if (open === null) return 'over';
  return (await store.identities.join(open.user.id, identity)) ? null : 'someoneElse';
}

/**
 * The OAuth redirect URI. Checks the provider's answer, then joins the identity to the signed-in account, or keeps it in
 * a cookie for /login or /register. Makes no account and no session, and redirects only to screens of this site.
 */
export const callbackRoute: FastifyPluginAsyncZod<OidcContext> = async (app, context) => {
  const { cookies, providers } = context;
  app.route({
    ...accountRoute('GET', '/auth/v1/oidc/:provider/callback', {
      summary: 'Where a sign-in provider sends people back to',
      params: z.object({ provider: z.string() }),
      querystring: answer,
    }),
    handler: async (request, reply) => {
      const { query } = request;
      const authorization = await cookies.authorization.read(request);
      cookies.authorization.remove(reply);
      const lead = (page: '/login' | '/register' | '/profile', search: Record<string, string>) =>
        reply.redirect(`${page}?${new URLSearchParams(search).toString()}`, 303);
      const provider = providers.get(request.params.provider);
      const isOurs =
        authorization !== null &&
        provider !== undefined &&
        authorization.provider === provider.id &&
        authorization.state === query.state;
      if (!isOurs) return lead('/login', { trouble: 'over' });
      const { next, session } = authorization;
      const page = session === null ? '/login' : '/profile';
      const fail = (trouble: LoginFailure) =>
        lead(page, { trouble, with: provider.id, ...(session === null ? { next } : {}) });
      if (query.error !== undefined) return fail(failureByError[query.error] ?? 'refused');

      let identity: ProviderIdentity;
      try {
        identity = await provider.finish(request.originalUrl.split('?')[1] ?? '', authorization);
      } catch (err) {
        request.log.warn({ err, provider: provider.id }, 'a sign-in provider was not believed');
        return fail(isUnreachable(err) ? 'unreachable' : 'refused');
      }
      if (session !== null) {
        const why = await join(context, session, identity);
        return why === null ? lead('/profile', { joined: provider.id }) : fail(why);
      }
      const login = await resolveLogin(context, readEmailOptions(request), identity);
      if (login.kind === 'trouble') return fail(login.why);
      const { provedAt } = identity;
      await cookies.login.write(
        reply,
        login.kind === 'known'
          ? { ...login, provedAt }
          : { ...identity, ...login, provider: provider.id },
      );
      return lead(login.kind === 'known' ? '/login' : '/register', {
        arrived: provider.id,
        next,
      });
    },
  });
};
