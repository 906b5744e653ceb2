import {
  errorReply,
  languageToolAddWordCall,
  languageToolDeleteWordCall,
  languageToolWordsCall,
} from '@vernacular/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { Failure } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { apiKeyOwner, type ApiKeyCredentials } from '../../people/index.ts';

const schemaOf = ({ summary }: { readonly summary: string }) => ({ summary, tags: ['Editors'] });
const failures = { '4xx': errorReply, '5xx': errorReply } as const;

export const languageToolWordsRoutes: FastifyPluginAsyncZod<Pick<Dependencies, 'store'>> = async (
  app,
  { store },
) => {
  const holderOf = async (
    request: FastifyRequest,
    shown: ApiKeyCredentials,
    scope: 'read' | 'write',
  ) => {
    const holder = request.visitor ?? (await apiKeyOwner(store, shown, scope));
    if (holder === null) throw new Failure('signed-out', 'Give username and apiKey.');
    if (request.visitor === null) await app.consumeUserRateLimit(request, 'editors', holder.id);
    return holder.id;
  };
  const wordsOf = async (id: string) => (await store.knownWords.of(id)) ?? [];
  const config = { rateLimit: 'editors' } as const;

  app.route({
    method: languageToolWordsCall.method,
    url: languageToolWordsCall.path,
    config,
    schema: {
      ...schemaOf(languageToolWordsCall),
      querystring: languageToolWordsCall.query,
      response: { 200: languageToolWordsCall.reply, ...failures },
    },
    handler: async (request) => {
      const { offset, limit, ...shown } = request.query;
      const words = await wordsOf(await holderOf(request, shown, 'read'));
      return { words: words.slice(offset, offset + limit) };
    },
  });

  for (const call of [languageToolAddWordCall, languageToolDeleteWordCall])
    app.route({
      method: call.method,
      url: call.path,
      config,
      schema: {
        ...schemaOf(call),
        consumes: ['application/x-www-form-urlencoded'],
        body: call.form,
        response: { 200: call.reply, ...failures },
      },
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
};
