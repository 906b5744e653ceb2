import {
  languageToolAddWordCall,
  languageToolDeleteWordCall,
  languageToolWordsCall,
} from '@vernacular/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { contractRoute, Failure } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { apiKeyOwner, type ApiKeyCredentials } from '../../people/index.ts';

/**
 * `callerOf` gives the user id of a caller who is signed in or sends an API key, and null for a guest; a wrong key
 * throws Failure. `wordsOf` gives the words that a user has listed as known to their readers.
 */
export const editorAccounts = (app: FastifyInstance, store: Dependencies['store']) => ({
  callerOf: async (
    request: FastifyRequest,
    shown: ApiKeyCredentials,
    scope: 'read' | 'write',
  ): Promise<string | null> => {
    if (request.visitor) return request.visitor.id;
    const holder = await apiKeyOwner(store, shown, scope);
    if (holder) await app.consumeUserRateLimit(request, 'editors', holder.id);
    return holder && holder.id;
  },
  wordsOf: async (id: string) => (await store.knownWords.of(id)) ?? [],
});

export const languageToolWordsRoutes: FastifyPluginAsyncZod<Pick<Dependencies, 'store'>> = async (
  app,
  { store },
) => {
  const { callerOf, wordsOf } = editorAccounts(app, store);
  const holderOf = async (...asked: Parameters<typeof callerOf>) => {
    const id = await callerOf(...asked);
    if (id === null) throw new Failure('signed-out', 'Give username and apiKey.');
    return id;
  };
  const config = { rateLimit: 'editors' } as const;

  app.route({
    ...contractRoute(languageToolWordsCall, 'Editors'),
    config,
    handler: async (request) => {
      const { offset, limit, ...shown } = request.query;
      const words = await wordsOf(await holderOf(request, shown, 'read'));
      return { words: words.slice(offset, offset + limit) };
    },
  });

  for (const call of [languageToolAddWordCall, languageToolDeleteWordCall]) {
    const { schema, ...route } = contractRoute({ ...call, body: call.form }, 'Editors');
    app.route({
      ...route,
      config,
      schema: { ...schema, consumes: ['application/x-www-form-urlencoded'] },
      handler: async (request) => {
        const { word, ...shown } = request.body;
        const id = await holderOf(request, shown, 'write');
        const wasListed = (await wordsOf(id)).includes(word);
        const isAdded = call === languageToolAddWordCall;
        const change = isAdded ? { add: [word], remove: [] } : { add: [], remove: [word] };
        const after = await store.knownWords.change(id, change);
        if (!isAdded) return { deleted: wasListed };
        return { added: !wasListed && after?.includes(word) === true };
      },
    });
  }
};
