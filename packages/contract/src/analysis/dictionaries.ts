import { z } from 'zod';

import { request } from '../wire/request.ts';
import { languageCode } from './language-and-dictionary-codes.ts';

const url = z.string().nullable();

const offeredDictionary = z.object({
  code: z.string(),
  language: languageCode,
  languageName: z.string(),
  period: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  label: z.string(),
  kind: z.enum(['news', 'general', 'custom']),
  measure: z.enum(['occurrences', 'per-million', 'word-pairs']),
  scale: z.number().positive(),
  cutoffs: z.object({ common: z.number(), mid: z.number() }),
  types: z.number().nullable(),
  tokens: z.number().nullable(),
  isInstalled: z
    .boolean()
    .describe(
      'False when its counts are not installed; the general counts of the language are then used instead.',
    ),
  isDefault: z.boolean(),
  isMine: z
    .boolean()
    .describe('True for an own dictionary of the signed-in person, which nobody else sees.'),
  credit: z.string(),
  levelsUrl: url.describe(
    'Path of a file with the levels of all common and mid-frequency words, made for the web app. The file never changes; that of an own dictionary is only for its owner. Null when the counts are not installed.',
  ),
  countsUrl: url.describe(
    'Path of a file with the counts of the same words in the same order. The file never changes. Null when the counts are not installed.',
  ),
});

export type OfferedDictionary = z.output<typeof offeredDictionary>;

export const dictionariesCall = {
  ...request('GET', '/api/dictionaries', 'The dictionaries of this site'),
  reply: z
    .object({
      dictionaries: z.array(offeredDictionary),
      isNewsComing: z
        .boolean()
        .default(false)
        .describe('True while the site downloads the news counts; ask again later to see them.'),
    })
    .describe('The dictionaries, installed or not, in the order in which to offer them'),
} as const;
