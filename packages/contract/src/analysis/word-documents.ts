import { z } from 'zod';

import { gradingMethod, levelNumbers } from './grading.ts';
import { request } from '../wire/request.ts';

const words = z.array(z.string());
const label = z.string().max(200);

const downloadRequest = z.object({
  CleanedWords: words,
  NormalWords: words.describe('Mid-frequency words.'),
  RareWords: words,
  Score: z
    .number()
    .transform((score) => Math.round(Math.min(100, Math.max(0, score))))
    .nullable()
    .describe('Null for a text without words. Rounded, and limited to 0 to 100.'),
  Name: z
    .string()
    .nullish()
    .transform((name) => name ?? ''),
  Words: words.describe('The text, cut into words and what stands between them.'),
  Dictionary: z
    .union([label, z.object({ label }).transform((dictionary) => dictionary.label)])
    .nullish()
    .describe(
      'Name of the counts, shown in the document; or the object dictionary of the grading reply.',
    ),
  Method: gradingMethod
    .nullish()
    .describe('The grading method, shown in the document; published when missing.'),
  Levels: levelNumbers
    .nullish()
    .describe(
      'The level of each word of CleanedWords, by index. When missing, a word has the same level everywhere.',
    ),
});

export type DownloadRequest = z.output<typeof downloadRequest>;

/** The name a result is saved under: '{name or Article} - Result.docx'. */
export const resultFileName = (name: string): string => `${name.trim() || 'Article'} - Result.docx`;

export const downloadCall = {
  ...request('POST', '/api/TextGrading/Download', 'A grading result as a Word document'),
  body: downloadRequest,
} as const;

export const buildYourOwnCall = {
  ...request(
    'POST',
    '/api/TextGrading/BuildYourOwnDeJargonizer',
    'Instructions for building your own De-Jargonizer, as a Word document',
  ),
  fileName: 'Build Your Own De-Jargonizer.docx',
} as const;
