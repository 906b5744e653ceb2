import type { DictionaryStore, EditionFile } from '@vernacular/dictionaries/node';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Failure, sendEdition } from '../../http/index.ts';
import type { Means } from '../work/means.ts';

const params = z.object({ file: z.string().max(300) });

/** The files a browser colours a text with. Their names change with their bytes, so they are kept for ever. */
export const dictionaryFileRoute: FastifyPluginAsyncZod<Means> = async (app, { dictionaries }) => {
  app.route({
    method: 'GET',
    url: '/dictionaries/:file',
    compress: false,
    schema: { hide: true, params },
    handler: async (request, reply) => {
      const file = await findFile(dictionaries, request.params.file);
      if (!file) throw new Failure('not-found');
      return sendEdition(request, reply, file, 'public, max-age=31536000, immutable');
    },
  });
};

async function findFile(dictionaries: DictionaryStore, name: string): Promise<EditionFile | null> {
  for (const { code, levels, counts } of dictionaries.list()) {
    if (levels?.file === name) return dictionaries.levelsFile(code);
    if (counts?.file === name) return dictionaries.countsFile(code);
  }
  return null;
}
