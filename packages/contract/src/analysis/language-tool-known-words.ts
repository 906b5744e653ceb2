import { z } from 'zod';

import { errorReply } from '../wire/error-codes.ts';

export const languageToolAccount = z.object({
  username: z.string().optional().describe('The e-mail address of an account.'),
  apiKey: z.string().optional().describe('One of its API keys.'),
});

const word = languageToolAccount.extend({ word: z.string().trim().min(1).max(100) });
const count = z.coerce.number().int().min(0);

/** The known words of an account, in the form in which LanguageTool clients request a personal dictionary. */
export const languageToolWordsCall = {
  method: 'GET',
  path: '/v2/words',
  summary: 'The words my readers know, for an editor',
  query: languageToolAccount.extend({
    offset: count.default(0),
    limit: count.max(1000).default(10),
  }),
  reply: z.object({ words: z.array(z.string()) }),
  failure: errorReply,
} as const;

/** Adds a known word; `false` if it was listed already or no more can be saved. */
export const languageToolAddWordCall = {
  method: 'POST',
  path: '/v2/words/add',
  summary: 'Add a word my readers know, from an editor',
  form: word,
  reply: z.object({ added: z.boolean() }),
  failure: errorReply,
} as const;

/** Removes a known word; `false` if it was not listed. */
export const languageToolDeleteWordCall = {
  method: 'POST',
  path: '/v2/words/delete',
  summary: 'Take away a word my readers know, from an editor',
  form: word,
  reply: z.object({ deleted: z.boolean() }),
  failure: errorReply,
} as const;
