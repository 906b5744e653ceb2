import { z } from 'zod';

import { siteLanguage } from '../site/site-language.ts';
import { request } from '../wire/request.ts';

const number = (what: string) =>
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,15})?$/, `${what} must be a number.`)
    .transform(Number);

const scalaQuery = z.object({
  score: number('score').describe(
    'Number of rare words. Below 0 counts as 0. The hand stops at 10 words or, when total is sent, at 4 %.',
  ),
  total: number('total')
    .refine((total) => total > 0, 'total must be more than 0.')
    .optional()
    .describe(
      'Number of cleaned words of the text. When it is sent, the gauge shows the share of rare words.',
    ),
  language: siteLanguage.optional().describe('Language of the caption; English by default.'),
});

export const gaugeCall = {
  ...request('GET', '/api/TextGrading/Scala', 'The result scale as an image'),
  query: scalaQuery,
} as const;
