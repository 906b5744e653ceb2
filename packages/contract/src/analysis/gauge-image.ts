import { z } from 'zod';

import { siteLanguage } from '../site/site-language.ts';
import { request } from '../wire/request.ts';

const number = (what: string) =>
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,15})?$/, `${what} must be a number.`)
    .transform(Number);

const scalaQuery = z.object({
  score: number('score').describe('Count of rare words. Clamped to what the gauge can show.'),
  total: number('total')
    .refine((total) => total > 0, 'total must be more than 0.')
    .optional()
    .describe('Cleaned words of the text: the gauge then shows the share of rare words.'),
  language: siteLanguage.optional().describe('The language of its caption; English.'),
});

export const gaugeCall = {
  ...request('GET', '/api/TextGrading/Scala', 'The result scale as an image'),
  query: scalaQuery,
} as const;
