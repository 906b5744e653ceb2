import { type LanguageCode, languages } from '@vernacular/analyzer';
import { z } from 'zod';

import { languageCode } from './language-and-dictionary-codes.ts';
import { request } from '../wire/request.ts';

/** Reasons why a dictionary could not be made, each with the message for its owner. */
export const countingFailures = {
  'no-words': 'There are no words in these files.',
  'broke-off': 'Counting broke off. Please try again, perhaps with fewer texts.',
  interrupted: 'The site stopped while it was counting. Please send the texts again.',
  'no-room': 'There is no room left on this site. Please try again later.',
  'too-long': 'Counting took too long. Please try again with fewer texts.',
  missing: 'The counts are no longer here. Please send the texts again.',
} as const;

export type CountingFailure = keyof typeof countingFailures;

const failureNames = Object.keys(countingFailures) as [CountingFailure, ...CountingFailure[]];
const year = z.number().int().min(1000).max(9999);
const whole = z.number().int().min(0);

const ownDictionary = z
  .object({
    id: z.string(),
    name: z.string(),
    code: z.string().describe('Send it as timePriodDDL to grade a text with this dictionary.'),
    language: languageCode,
    period: z.object({ from: year, to: year }),
    state: z.enum(['queued', 'counting', 'ready', 'failed']),
    progress: z.number().min(0).max(1),
    failure: z.object({ code: z.enum(failureNames), message: z.string() }).nullable(),
    files: whole,
    bytes: whole,
    leftOut: whole.describe('Number of files that could not be read in whole or in part.'),
    tokens: whole.nullable(),
    types: whole.nullable(),
    createdAt: z.string(),
  })
  .describe('A dictionary that only its owner can use');

export type OwnDictionary = z.output<typeof ownDictionary>;

export const ownDictionariesCall = {
  ...request('GET', '/api/dictionaries/own', 'My own dictionaries'),
  reply: z
    .object({ dictionaries: z.array(ownDictionary) })
    .describe('My own dictionaries, newest first'),
} as const;

const ownDictionaryFields = z.object({
  name: z.string().trim().min(1).max(60),
  language: languageCode,
  from: z.string().regex(/^[1-9]\d{3}$/),
  to: z.string().regex(/^[1-9]\d{3}$/),
});

export const buildDictionaryCall = {
  ...request('POST', '/api/dictionaries/own', 'Build a dictionary of my own'),
  description:
    'The reply comes before the texts are counted; GET /api/dictionaries/own shows the progress. The texts are deleted as soon as they are counted.',
  form: ownDictionaryFields.extend({
    files: z
      .array(z.file())
      .min(1)
      .describe(
        'Documents that the grading call can read, .jsonl files, and .csv files with a word and its count in each line.',
      ),
  }),
  fields: ownDictionaryFields,
  reply: ownDictionary,
} as const;

/** Removes a user’s own dictionary, or cancels its counting. */
export const removeDictionaryCall = {
  ...request('DELETE', '/api/dictionaries/own/:dictionaryId', 'Remove a dictionary of my own'),
} as const;

const padded = (value: string | number) => String(value).padStart(4, '0');

/**
 * The code of a user’s own dictionary; null for a name without letters. 'Physics 101' of English texts from 2020 to
 * 2024 becomes 'EnglishPhysics2020_2024'.
 */
export function ownDictionaryCode({
  name,
  language,
  from,
  to,
}: {
  readonly name: string;
  readonly language: LanguageCode;
  readonly from: string | number;
  readonly to: string | number;
}): string | null {
  const words = name.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (words.length === 0) return null;
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const start = languages[language].name;
  return `${joined.startsWith(start) ? joined : start + joined}${padded(from)}_${padded(to)}`;
}
