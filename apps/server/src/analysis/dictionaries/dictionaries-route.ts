import {
  dictionariesCall,
  ownDictionariesCall,
  type OfferedDictionary,
} from '@vernacular/contract';
import { defaultCodes } from '@vernacular/dictionaries';
import type { CatalogueEntry } from '@vernacular/dictionaries/node';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { readRoute } from '../../http/index.ts';
import type { AnalysisContext } from '../workers/analysis-context.ts';

const urlOf = (edition: { readonly file: string } | null) =>
  edition && `/dictionaries/${encodeURIComponent(edition.file)}`;

const offerOf = (
  { levels, counts, ...entry }: CatalogueEntry,
  ownId: string | null,
): OfferedDictionary => ({
  ...entry,
  isDefault: entry.code === defaultCodes[entry.language],
  isMine: ownId !== null,
  levelsUrl: ownId === null ? urlOf(levels) : `${ownDictionariesCall.path}/${ownId}/levels`,
  countsUrl: ownId === null ? urlOf(counts) : `${ownDictionariesCall.path}/${ownId}/counts`,
});

export const dictionariesRoute: FastifyPluginAsyncZod<AnalysisContext> = async (
  app,
  { dictionaries, ownDictionaries, news },
) => {
  app.route({
    ...readRoute(dictionariesCall, 'De-Jargonizer'),
    handler: async ({ visitor }, reply) => {
      reply.header('cache-control', 'private, no-cache').header('vary', 'authorization');
      const own = visitor ? await ownDictionaries.ready(visitor.id) : [];
      const mine = own.map(({ entry, record }) => offerOf(entry, record.id));
      const codes = new Set(mine.map(({ code }) => code));
      const site = dictionaries
        .list()
        .filter(({ code }) => !codes.has(code))
        .map((entry) => offerOf(entry, null));
      return { dictionaries: [...mine, ...site], isNewsComing: news.isComing() };
    },
  });
};
