import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { letterContext } from '../order-letter.ts';
import type { OidcMeans } from './oidc-means.ts';
import type { Arrival } from './providers.ts';
import { type ArrivalTrouble, settleArrival } from './settle-arrival.ts';

const answer = z.looseObject({ state: z.string().optional(), error: z.string().optional() });

/** What a provider's own word for a failure means to the person. */
const whyOf: Readonly<Record<string, ArrivalTrouble>> = {
  access_denied: 'cancelled',
  login_required: 'cancelled',
  consent_required: 'cancelled',
  interaction_required: 'cancelled',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
};

/** Whether an answer did not come at all, rather than be wrong. */
function isSilence(error: unknown): boolean {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  const status = cause instanceof Response ? cause.status : 0;
  return (
    name === 'TimeoutError' || name === 'TypeError' || code === 'OAUTH_TIMEOUT' || status >= 500
  );
}

/** Joins an identity to the session that asked for it. */
async function join({ store }: OidcMeans, sessionId: string, arrival: Arrival) {
  const open = await store.sessions.find(sessionId);
  if (open === null) return 'over';
  return (await store.identities.join(open.user.id, arrival)) ? null : 'someoneElse';
}

/** Where a provider sends people back to. Nothing that it says leads anywhere but to a screen of this site. */
export const callbackRoute: FastifyPluginAsyncZod<OidcMeans> = async (app, means) => {
  const { notes, providers } = means;
  app.route({
    method: 'GET',
    url: '/auth/v1/oidc/:provider/callback',
    schema: {
      summary: 'Where a sign-in provider sends people back to',
      tags: ['Accounts'],
      params: z.object({ provider: z.string() }),
      querystring: answer,
    },
    handler: async (request, reply) => {
      const { query } = request;
      const departure = await notes.departure.read(request);
      notes.departure.remove(reply);
      const lead = (page: '/login' | '/register' | '/profile', search: Record<string, string>) =>
        reply.redirect(`${page}?${new URLSearchParams(search).toString()}`, 303);
      const provider = providers.get(request.params.provider);
      const isOurs =
        departure !== null &&
        provider !== undefined &&
        departure.provider === provider.id &&
        departure.state === query.state;
      if (!isOurs) return lead('/login', { trouble: 'over' });
      const { next, session } = departure;
      const page = session === null ? '/login' : '/profile';
      const fail = (trouble: ArrivalTrouble) =>
        lead(page, { trouble, with: provider.id, ...(session === null ? { next } : {}) });
      if (query.error !== undefined) return fail(whyOf[query.error] ?? 'refused');

      let arrival: Arrival;
      try {
        arrival = await provider.finish(request.originalUrl.split('?')[1] ?? '', departure);
      } catch (err) {
        request.log.warn({ err, provider: provider.id }, 'a sign-in provider was not believed');
        return fail(isSilence(err) ? 'unreachable' : 'refused');
      }
      if (session !== null) {
        const why = await join(means, session, arrival);
        return why === null ? lead('/profile', { joined: provider.id }) : fail(why);
      }
      const settled = await settleArrival(means, letterContext(request), arrival);
      if (settled.kind === 'trouble') return fail(settled.why);
      const { provedAt } = arrival;
      await notes.arrival.write(
        reply,
        settled.kind === 'known'
          ? { ...settled, provedAt }
          : { ...arrival, ...settled, provider: provider.id },
      );
      return lead(settled.kind === 'known' ? '/login' : '/register', {
        arrived: provider.id,
        next,
      });
    },
  });
};
