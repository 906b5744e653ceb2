import { z } from 'zod';

import { gradingMethod } from './grading.ts';
import { limits } from '../wire/limits.ts';
import { periodCode } from './language-and-dictionary-codes.ts';
import { request } from '../wire/request.ts';

const languageToolAccount = z.object({
  username: z.string().optional().describe('The e-mail address of an account.'),
  apiKey: z.string().optional().describe('One of its API keys.'),
});

const names = z.string().optional().describe('Ids, separated by commas.');

const offset = z.number().int().min(0);
const category = z.object({ id: z.string(), name: z.string() });

const checkForm = languageToolAccount.extend({
  text: z.string().optional().describe('The text. Either text or data is needed.'),
  data: z
    .string()
    .optional()
    .describe(
      'JSON in place of text: {"annotation":[{"text":"A "},{"markup":"<b>"},{"text":"kinase"}]}. An item with markup can have interpretAs, the text for which it stands.',
    ),
  language: z
    .string()
    .describe(
      'Language of the text: en (or en-GB and other variants), he, or auto. With en or he, the text is checked as such, whatever its language. With auto, a text in neither English nor Hebrew has no matches, unless dictionary is sent. With the code of any other language, there are no matches.',
    ),
  motherTongue: z
    .string()
    .optional()
    .describe('Language of the messages, en or he. By default, the language of the text.'),
  preferredVariants: names.describe(
    'Language variants, separated by commas, such as en-GB. With auto, the reply names the first one that fits the language of the text.',
  ),
  enabledRules: names,
  disabledRules: names,
  enabledCategories: names,
  disabledCategories: names,
  enabledOnly: z.enum(['true', 'false']).optional(),
  level: z.enum(['default', 'picky']).optional().describe('picky reports mid-frequency words too.'),
  dictionary: periodCode
    .optional()
    .describe(
      'Not part of LanguageTool: code of the dictionary to use, for example English2021_2024.',
    ),
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
  offset: offset.describe('Position in what was sent, markup included, in UTF-16 units.'),
  length: offset,
  context: z.object({ text: z.string(), offset, length: offset }),
  sentence: z
    .string()
    .describe(
      'The sentence of the match; if it is longer than 300 UTF-16 units, the 300 around the match.',
    ),
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
          `True when the text has more than ${limits.checkMatches} matches or ${limits.checkSentences} sentences; the reply then has only the first ones.`,
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
    sentenceRanges: z
      .array(z.array(offset))
      .describe('Start and end of each sentence, as positions in what was sent, in UTF-16 units.'),
  })
  .describe('What was found in a text');

export type LanguageToolReply = z.output<typeof checkReply>;

export const languageToolCall = {
  ...request('POST', '/v2/check', 'Check a text from an editor'),
  form: checkForm,
  reply: checkReply,
} as const;

export const languageToolLanguagesCall = {
  ...request(
    'GET',
    '/v2/languages',
    'The languages of texts that an editor can send to be checked',
  ),
  reply: z.array(z.object({ name: z.string(), code: z.string(), longCode: z.string() })),
} as const;

/** Names the program, as clients ask before their first check. */
export const languageToolInfoCall = {
  ...request('GET', '/v2/info', 'Name and version of the program that answers editors'),
  reply: z.object({ software }),
} as const;

/** The number of characters that a check always accepts, as a bare number. */
export const languageToolLengthCall = {
  ...request('GET', '/v2/maxtextlength', 'How many characters a text from an editor may have'),
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
  ...request('POST', '/v2/words/add', 'Add a word to those my readers know, from an editor'),
  form: word,
  reply: z.object({ added: z.boolean() }),
} as const;

/** Removes a known word; `false` if it was not listed. */
export const languageToolDeleteWordCall = {
  ...request(
    'POST',
    '/v2/words/delete',
    'Remove a word from those my readers know, from an editor',
  ),
  form: word,
  reply: z.object({ deleted: z.boolean() }),
} as const;
