import { z } from 'zod';

import { limits } from '../wire/limits.ts';
import { request } from '../wire/request.ts';

const words = z.array(z.string().trim().min(1).max(100)).max(limits.knownWords);

const knownWords = z
  .object({
    isKept: z.boolean().describe('False for who chose that nothing is saved: the list is empty.'),
    words: z.array(z.string()).describe('Oldest first, of any language.'),
  })
  .describe('The words that the readers of whoever asks know');

export const knownWordsCall = {
  ...request('GET', '/api/known-words', 'The words my readers know'),
  reply: knownWords,
} as const;

/** Adds words to the list and removes others. Adding a listed word or removing a missing one is no error. */
export const changeKnownWordsCall = {
  ...request('POST', '/api/known-words', 'Change the words my readers know'),
  description: `Words beyond ${limits.knownWords} are not taken: the reply has the list as it is now.`,
  body: z.object({ add: words, remove: words }),
  reply: knownWords,
} as const;
