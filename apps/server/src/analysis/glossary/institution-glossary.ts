import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inTextLanguages, type LanguageCode, languageCodes } from '@vernacular/analyzer';
import type { GlossaryField } from '@vernacular/check';
import { parseField } from '@vernacular/check/glossary-file';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

export type InstitutionGlossary = Readonly<Record<LanguageCode, readonly GlossaryField[]>>;

/**
 * Reads `DATA_DIR/glossary/<language>/*.json`. A file that cannot be read, or holds no valid field of the glossary, is
 * passed to `onFault` and left out.
 */
export async function readInstitutionGlossary(
  dataDir: string,
  onFault: (file: string, error: unknown) => void,
): Promise<InstitutionGlossary> {
  const fieldsIn = async (language: LanguageCode) => {
    const folder = join(dataDir, 'glossary', language);
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') onFault(folder, error);
      return [];
    });
    const fields: GlossaryField[] = [];
    for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
      try {
        fields.push(parseField(await readFile(join(folder, name), 'utf8')));
      } catch (error) {
        onFault(join(folder, name), error);
      }
    }
    return fields;
  };
  const found = inTextLanguages((): GlossaryField[] => []);
  for (const language of languageCodes) found[language].push(...(await fieldsIn(language)));
  return found;
}

/**
 * The fields (subjects with their terms) that the institution has added to the glossary, as JSON. A browser puts them
 * before the built-in fields.
 */
export const glossaryRoute: FastifyPluginAsyncZod<{
  readonly glossary: InstitutionGlossary;
}> = async (app, { glossary }) => {
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
