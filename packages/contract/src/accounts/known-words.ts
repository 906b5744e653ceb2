import { z } from 'zod';

import { limits } from '../wire/limits.ts';
import { request } from '../wire/request.ts';

const words = z.array(z.string().trim().min(1).max(100)).max(limits.knownWords);

const knownWords = z
  .object({
    isKept: z
      .boolean()
      .describe(
        'False when the site saves nothing for this account, because its owner turned saving off or has not accepted the terms. The list is then empty.',
      ),
    words: z.array(z.string()).describe('Words in any language, oldest first.'),
  })
  .describe('The words that the readers of the signed-in person know');

export const knownWordsCall = {
  ...request('GET', '/api/known-words', 'The words my readers know'),
  reply: knownWords,
} as const;

/** Adds words to the list and removes others. Adding a listed word or removing a missing one is no error. */
export const changeKnownWordsCall = {
  ...request('POST', '/api/known-words', 'Change the words my readers know'),
  description: `The list holds ${limits.knownWords} words; further words are not added. The reply contains the list after the change.`,
  body: z.object({ add: words, remove: words }),
  reply: knownWords,
} as const;
