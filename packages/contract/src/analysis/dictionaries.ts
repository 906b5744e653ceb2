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
  isInstalled: z.boolean().describe('False: the general counts of the language answer instead.'),
  isDefault: z.boolean(),
  isMine: z.boolean().describe('True: made by whoever asks, and nobody else sees it.'),
  credit: z.string(),
  levelsUrl: url.describe(
    'Levels of all common and mid words, for the browser. Never changes; of a dictionary of one’s own, only its owner gets it.',
  ),
  countsUrl: url.describe('The counts of the same words in the same order. Never changes.'),
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
        .describe('True while the news counts are being fetched: ask again.'),
    })
    .describe('Installed or not, in the order to offer them'),
} as const;
