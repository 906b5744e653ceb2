import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inTextLanguages, type LanguageCode, languageCodes } from '@vernacular/analyzer';
import type { GlossaryField } from '@vernacular/check';
import { parseField } from '@vernacular/check/glossary-file';

export type InstitutionGlossary = Readonly<Record<LanguageCode, readonly GlossaryField[]>>;

/**
 * Reads `DATA_DIR/glossary/<language>/*.json`. A file that cannot be read or is no field is passed to
 * `onFault` and left out.
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
