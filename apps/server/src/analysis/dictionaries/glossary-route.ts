import { languageCodes } from '@vernacular/analyzer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { AnalysisContext } from '../workers/analysis-context.ts';

/**
 * The fields (subjects with their terms) that the institution has added to the glossary, as JSON. A browser puts them
 * before the built-in fields.
 */
export const glossaryRoute: FastifyPluginAsyncZod<AnalysisContext> = async (app, { glossary }) => {
  app.route({
    method: 'GET',
    url: '/glossary/:language.json',
    schema: { hide: true, params: z.object({ language: z.enum(languageCodes) }) },
    handler: async ({ params: { language } }, reply) => {
      reply.header('cache-control', 'no-cache');
      return reply.send(glossary[language]);
    },
  });
};
