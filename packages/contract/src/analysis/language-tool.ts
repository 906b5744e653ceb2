import { z } from 'zod';

import { gradingMethod } from './grading.ts';
import { limits } from '../wire/limits.ts';
import { periodCode } from './language-and-dictionary-codes.ts';
import { request } from '../wire/request.ts';

const languageToolAccount = z.object({
  username: z.string().optional().describe('The e-mail address of an account.'),
  apiKey: z.string().optional().describe('One of its API keys.'),
});

const names = z.string().optional().describe('Names with commas between.');

const offset = z.number().int().min(0);
const category = z.object({ id: z.string(), name: z.string() });

const checkForm = languageToolAccount.extend({
  text: z.string().optional().describe('The text. Either text or data is needed.'),
  data: z
    .string()
    .optional()
    .describe(
      'JSON in place of text: {"annotation":[{"text":"A "},{"markup":"<b>"},{"text":"kinase"}]}; markup may carry interpretAs.',
    ),
  language: z
    .string()
    .describe(
      'en, en-GB …, he, or auto. A text in a third language has no matches with auto; one for which another language is given has none either. en and he are meant whatever the text is in.',
    ),
  motherTongue: z.string().optional().describe('he, and the sentences come in Hebrew.'),
  preferredVariants: names.describe(
    'Names with commas between: with auto, the variant that the reply names.',
  ),
  enabledRules: names,
  disabledRules: names,
  enabledCategories: names,
  disabledCategories: names,
  enabledOnly: z.enum(['true', 'false']).optional(),
  level: z.enum(['default', 'picky']).optional().describe('picky names mid-frequency words too.'),
  dictionary: periodCode.optional().describe('Ours: the time period that answers.'),
  method: gradingMethod.optional(),
});

const software = z.object({
  name: z.string(),
  version: z.string(),
  buildDate: z.string(),
  premium: z.boolean(),
});

const match = z.object({
  message: z.string(),
  shortMessage: z.string(),
  replacements: z
    .array(z.object({ value: z.string() }))
    .describe('Plainer words that fit, the best first; often none.'),
  offset: offset.describe('In what was sent, markup included, in UTF-16 units.'),
  length: offset,
  context: z.object({ text: z.string(), offset, length: offset }),
  sentence: z.string().describe('Of one longer than 300 letters, those around the match.'),
  type: z.object({ typeName: z.string() }),
  rule: z.object({
    id: z.string(),
    description: z.string(),
    issueType: z.string(),
    urls: z.array(z.object({ value: z.string() })),
    category,
  }),
  ignoreForIncompleteSentence: z.boolean(),
  contextForSureMatch: z.number().int(),
});

const checkReply = z
  .object({
    software: software.extend({ apiVersion: z.number().int(), status: z.string() }),
    warnings: z.object({
      incompleteResults: z
        .boolean()
        .describe(
          `True where the text has more than ${limits.checkMatches} matches or ${limits.checkSentences} sentences: the first come.`,
        ),
    }),
    language: z.object({
      name: z.string(),
      code: z.string(),
      detectedLanguage: z.object({
        name: z.string(),
        code: z.string(),
        confidence: z.number().min(0).max(1),
        source: z.string(),
      }),
    }),
    matches: z.array(match),
    sentenceRanges: z.array(z.array(offset)).describe('Start and end of each sentence.'),
  })
  .describe('What was found in a text');

export type LanguageToolReply = z.output<typeof checkReply>;

export const languageToolCall = {
  ...request('POST', '/v2/check', 'Check a text from an editor'),
  form: checkForm,
  reply: checkReply,
} as const;

export const languageToolLanguagesCall = {
  ...request('GET', '/v2/languages', 'The languages that an editor can have checked'),
  reply: z.array(z.object({ name: z.string(), code: z.string(), longCode: z.string() })),
} as const;

/** Names the program, as clients ask before their first check. */
export const languageToolInfoCall = {
  ...request('GET', '/v2/info', 'What answers editors'),
  reply: z.object({ software }),
} as const;

/** The number of characters that a check always accepts, as a bare number. */
export const languageToolLengthCall = {
  ...request('GET', '/v2/maxtextlength', 'How long a text from an editor may be'),
  reply: z.number().int(),
} as const;

const word = languageToolAccount.extend({ word: z.string().trim().min(1).max(100) });
const count = z.coerce.number().int().min(0);

/** The known words of an account, in the form in which LanguageTool clients request a personal dictionary. */
export const languageToolWordsCall = {
  ...request('GET', '/v2/words', 'The words my readers know, for an editor'),
  query: languageToolAccount.extend({
    offset: count.default(0),
    limit: count.max(1000).default(10),
  }),
  reply: z.object({ words: z.array(z.string()) }),
} as const;

/** Adds a known word; `false` if it was listed already or no more can be saved. */
export const languageToolAddWordCall = {
  ...request('POST', '/v2/words/add', 'Add a word my readers know, from an editor'),
  form: word,
  reply: z.object({ added: z.boolean() }),
} as const;

/** Removes a known word; `false` if it was not listed. */
export const languageToolDeleteWordCall = {
  ...request('POST', '/v2/words/delete', 'Take away a word my readers know, from an editor'),
  form: word,
  reply: z.object({ deleted: z.boolean() }),
} as const;
