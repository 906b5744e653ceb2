import { z } from 'zod';

/** The shape of a dictionary code: language text, a 4-digit year, an underscore, a 4-digit year. */
export const periodCode = z
  .string()
  .describe(
    'Code of a dictionary, for example English2021_2024. Left out or empty: the default of the site.',
  );
