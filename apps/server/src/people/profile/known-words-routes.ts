import { changeKnownWordsCall, errorReply, knownWordsCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Dependencies } from '../../dependencies/index.ts';
import { requireUser } from '../accounts/sessions/require-user.ts';

const failures = { '4xx': errorReply, '5xx': errorReply } as const;
const listed = (words: readonly string[] | null) => ({
  isKept: words !== null,
  words: [...(words ?? [])],
});

export const knownWordsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { store }) => {
  app.route({
    method: knownWordsCall.method,
    url: knownWordsCall.path,
    schema: {
      summary: knownWordsCall.summary,
      tags: ['Mine'],
      response: { 200: knownWordsCall.reply, ...failures },
    },
    handler: async (request) => listed(await store.knownWords.of(requireUser(request).id)),
  });

  app.route({
    method: changeKnownWordsCall.method,
    url: changeKnownWordsCall.path,
    schema: {
      summary: changeKnownWordsCall.summary,
      description: changeKnownWordsCall.description,
      tags: ['Mine'],
      body: changeKnownWordsCall.body,
      response: { 200: changeKnownWordsCall.reply, ...failures },
    },
    preValidation: async (request) => void requireUser(request),
    handler: async (request) =>
      listed(await store.knownWords.change(requireUser(request).id, request.body)),
  });
};
