import { consentsCall, legal, type Ledger, renewCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { contractRoute, Failure } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { requireUser } from '../accounts/sessions/authenticate-requests.ts';

export const consentRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { store }) => {
  const ledgerOf = async (userId: string): Promise<Ledger> => {
    const consents = await store.consents.of(userId);
    const isDue = !consents.some(
      ({ subject, version, withdrawnAt }) =>
        subject === 'terms' && version === legal.version && withdrawnAt === null,
    );
    return { consents: [...consents], isDue };
  };

  app.route({
    ...contractRoute(consentsCall, 'Mine'),
    handler: (request) => ledgerOf(requireUser(request).id),
  });

  app.route({
    ...contractRoute(renewCall, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request) => {
      const { id } = requireUser(request);
      if (request.body.version !== legal.version) throw new Failure('terms-changed');
      if (!(await store.consents.renew(id))) throw new Failure('no-profile');
      return ledgerOf(id);
    },
  });
};
