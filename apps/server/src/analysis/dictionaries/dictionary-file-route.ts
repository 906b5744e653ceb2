import { type LanguageCode, languages } from '@vernacular/analyzer';
import { defaultCodes, generalDictionaries } from '@vernacular/dictionaries';
import type { DictionaryStore, EditionFile } from '@vernacular/dictionaries/node';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { sendPrecompressed } from '../../http/index.ts';
import type { AnalysisContext } from '../workers/analysis-context.ts';

const params = z.object({ file: z.string().max(300) });

/**
 * Serves dictionary files to browsers. `/dictionaries/:file` is cached for ever, because its name holds a content hash.
 * `/jargon-text/:counts.levels` takes a language or the code of a dictionary, for `<jargon-text>` on other sites, and
 * is cached for a day.
 */
export const dictionaryFileRoute: FastifyPluginAsyncZod<AnalysisContext> = async (
  app,
  { dictionaries },
) => {
  app.route({
    method: 'GET',
    url: '/dictionaries/:file',
    compress: false,
    schema: { hide: true, params },
    handler: async (request, reply) => {
      const file = await findFile(dictionaries, request.params.file);
      return sendPrecompressed(request, reply, file, 'public, max-age=31536000, immutable');
    },
  });
  app.route({
    method: 'GET',
    url: '/jargon-text/:counts.levels',
    compress: false,
    schema: { hide: true, params: z.object({ counts: z.string().max(100) }) },
    handler: async (request, reply) => {
      // For `<jargon-text>` on other sites.
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const file = await findLevels(dictionaries, request.params.counts);
      return sendPrecompressed(request, reply, file, 'public, max-age=86400');
    },
  });
};

async function findLevels(
  dictionaries: DictionaryStore,
  name: string,
): Promise<EditionFile | null> {
  if (!isLanguage(name)) return dictionaries.levelsFile(name);
  return (
    (await dictionaries.levelsFile(defaultCodes[name])) ??
    dictionaries.levelsFile(generalDictionaries[name].code)
  );
}

const isLanguage = (name: string): name is LanguageCode => Object.hasOwn(languages, name);

async function findFile(dictionaries: DictionaryStore, name: string): Promise<EditionFile | null> {
  for (const { code, levels, counts } of dictionaries.list()) {
    if (levels?.file === name) return dictionaries.levelsFile(code);
    if (counts?.file === name) return dictionaries.countsFile(code);
  }
  return null;
}
