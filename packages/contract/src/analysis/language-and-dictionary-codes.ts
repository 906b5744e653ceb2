import { languageCodes } from '@vernacular/analyzer';
import { z } from 'zod';

export const languageCode = z.enum(languageCodes);

export const periodCode = z
  .string()
  .describe(
    'Code of a dictionary, for example English2021_2024. When missing or empty, the default for the language of the text.',
  );
