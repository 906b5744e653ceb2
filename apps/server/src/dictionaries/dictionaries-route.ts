import { dictionariesCall } from '@vernacular/contract';
import { defaultCodes } from '@vernacular/dictionaries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Means } from '../means.ts';

const urlOf = (edition: { readonly file: string } | null) =>
  edition && `/dictionaries/${encodeURIComponent(edition.file)}`;

/** The dictionaries of this site, and where the browser finds each. */
export const dictionariesRoute: FastifyPluginAsyncZod<Means> = async (app, { dictionaries }) => {
  app.route({
    method: dictionariesCall.method,
    url: dictionariesCall.path,
    schema: {
      summary: dictionariesCall.summary,
      tags: ['De-Jargonizer'],
      response: { 200: dictionariesCall.reply },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      const entries = dictionaries.list();
      return {
        dictionaries: entries.map(({ levels, counts, ...entry }) =>
          Object.assign(entry, {
            isDefault: entry.code === defaultCodes[entry.language],
            levelsUrl: urlOf(levels),
            countsUrl: urlOf(counts),
          }),
        ),
      };
    },
  });
};
