import { changeKnownWordsCall, knownWordsCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';
import { requireUser } from '../accounts/sessions/authenticate-requests.ts';
import { contractRoute } from '../../http/index.ts';

const listed = (words: readonly string[] | null) => ({
  isKept: words !== null,
  words: [...(words ?? [])],
});

export const knownWordsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { store }) => {
  app.route({
    ...contractRoute(knownWordsCall, 'Mine'),
    handler: async (request) => listed(await store.knownWords.of(requireUser(request).id)),
  });

  app.route({
    ...contractRoute(changeKnownWordsCall, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request) =>
      listed(await store.knownWords.change(requireUser(request).id, request.body)),
  });
};
