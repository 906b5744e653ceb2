import { z } from 'zod';

import { notSaved } from '../wire/error-codes.ts';
import { languageCode, periodCode } from './language-and-dictionary-codes.ts';
import { request } from '../wire/request.ts';

const count = z.number().int().min(0);
const words = z.array(z.string());
const score = z
  .number()
  .int()
  .min(0)
  .max(100)
  .nullable()
  .describe(
    'Null for a text without words, and for one in neither English nor Hebrew, unless insist is true.',
  );

const counts = z.object({
  code: z.string(),
  label: z.string().describe('The name to show, for example "News in English, 2021–2024".'),
  language: languageCode,
  measure: z.enum(['occurrences', 'per-million', 'word-pairs']),
  scale: z
    .number()
    .positive()
    .describe('Number of table units in one unit of the measure, such as 1000.'),
  cutoffs: z
    .object({ common: z.number(), mid: z.number() })
    .describe('The smallest count of a common and of a mid-frequency word, in table units.'),
  tokens: z.number().nullable().describe('Size of the corpus in words; null when unknown.'),
  period: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
});

export const usedDictionary = counts
  .extend({
    requested: z
      .string()
      .nullable()
      .describe('The code that the request named; null when it named none.'),
    isSubstitute: z.boolean().describe('True when other counts were used than those requested.'),
    mismatch: z
      .enum(['switched', 'insisted', 'missing', 'foreign'])
      .optional()
      .describe(
        'Present when the text is not in the language of the requested dictionary, or in neither English nor Hebrew. switched: the counts of its own language were used; insisted: the requested counts, or the default ones, were used because insist is true; missing: they were used because no counts for its language are installed; foreign: the text is in neither English nor Hebrew and was not graded.',
      ),
    beside: counts
      .optional()
      .describe(
        'The counts used for words in the script of the other language, such as English terms in a Hebrew text; missing when there are none.',
      ),
  })
  .describe('The dictionary that was used');

export const totals = z.object({
  common: count,
  mid: count,
  rare: count,
  cleaned: count.describe('Number of words that were given a level.'),
  score,
  unroundedScore: z.number().min(0).max(100).nullable(),
  percentages: z
    .object({ common: count, mid: count, rare: count })
    .describe('Share of the cleaned words in percent, as whole numbers.'),
});

export const gradingMethod = z
  .enum(['published', 'refined'])
  .describe(
    'published, the default, grades as the published studies do. refined also recognises names, plurals, and formulas and symbols with a digit, in English only.',
  );

export const foreignLanguage = z.object({
  code: z.string().describe('ISO 639-1, such as de.'),
  name: z.string().describe('Name in English, such as German.'),
  confidence: z.number().min(0).max(1),
});

export const insist = z
  .enum(['true', 'false'])
  .describe(
    'true grades with the dictionary in timePriodDDL even when the text is in another language. Otherwise, a text with at least five words in the other language, and twice as much in it as in all others, is graded with the counts of that language, and notice says so. A text in neither English nor Hebrew then has no score, and message names its language.',
  );

/** A finding of the refined method at a word; `at` is an index into cleanedWords. */
const refinement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), at: count }).describe('A name; it counts as common.'),
  z
    .object({ kind: z.literal('explained'), at: count })
    .describe(
      'A repeated word that the text explains where it first occurs; its level does not change.',
    ),
  z
    .object({ kind: z.literal('family'), at: count, base: z.string() })
    .describe('A form of the better-known word base, whose level it has.'),
  z
    .object({ kind: z.literal('term'), at: count, length: count })
    .describe('The first word of a term of `length` words; its level does not change.'),
  z
    .object({ kind: z.literal('technical-sense'), at: count, sense: z.string() })
    .describe('An everyday word that has another meaning in science; its level does not change.'),
]);

/** A formula or a symbol with a digit, such as IL-6 or H2O; offsets into `text`, in UTF-16 units. */
const symbol = z.object({ symbol: z.string(), start: count, end: count });

/** The level of each word by index: 0 common, 1 mid-frequency, 2 rare. */
export const levelNumbers = z.array(z.union([z.literal(0), z.literal(1), z.literal(2)]));

const gradeForm = z.object({
  timePriodDDL: periodCode.optional(),
  insist: insist.optional(),
  method: gradingMethod.optional(),
  ContentTA: z.string().optional().describe('The text.'),
  ArticleFU: z
    .file()
    .optional()
    .describe('A file with a text. When a file and ContentTA are sent, the file is graded.'),
});

const gradeReply = z
  .object({
    cleanedWords: words.describe('Every word that was given a level, in order.'),
    normalWords: words.describe('Mid-frequency words, with repetitions, in order.'),
    rareWords: words.describe('Rare words, with repetitions, in order.'),
    score,
    name: z
      .string()
      .describe('Name of the file without its extension; empty when no file was sent.'),
    words: words.describe(
      'The text, cut into words and what stands between them. Joined, the pieces are the text.',
    ),
    htmlResult: z
      .string()
      .describe(
        'The text as safe HTML, with mid-frequency words in class mid and rare words in class rare.',
      ),
    taskId: z
      .string()
      .nullable()
      .describe('Id of the saved task; null when the text was not saved.'),
    notSaved,
    text: z.string().describe('The text that was graded.'),
    totals,
    percentages: totals.shape.percentages,
    unroundedScore: totals.shape.unroundedScore,
    difficulty: z
      .number()
      .min(0)
      .max(3)
      .nullable()
      .describe(
        'How hard the words are, from 0 (all common) to 3 (all rare), independent of the score. It means little for fewer than 100 words. Null for a text without words, and for counts of another language than English.',
      ),
    wordCounts: z
      .record(z.string(), z.number())
      .describe(
        'The count of each mid-frequency and rare word, in the table units of the dictionary; for a word in the script of the other language, in those of `beside`.',
      ),
    dictionary: usedDictionary,
    message: z
      .string()
      .nullable()
      .describe(
        'A sentence about the whole text, for example that it has no words; null when there is none.',
      ),
    foreignLanguage: foreignLanguage
      .optional()
      .describe(
        'Present when the text is in neither English nor Hebrew. It then has no score, no word has a level, and htmlResult says so. With insist=true it is graded all the same, and this field is missing.',
      ),
    notice: z
      .string()
      .nullable()
      .describe(
        'A sentence about how the request was handled, for example that other counts were used than those requested; null when there is none.',
      ),
    method: gradingMethod
      .optional()
      .describe(
        'The method that graded the text; present when refined was requested, and published when the text is not graded as English.',
      ),
    levels: levelNumbers
      .optional()
      .describe(
        'Present when refined was requested: the level of each word of cleanedWords, by index, because a word can have different levels in different places.',
      ),
    refinements: z
      .array(refinement)
      .optional()
      .describe('Present when refined was requested: what the refined method found, in order.'),
    symbols: z
      .array(symbol)
      .optional()
      .describe(
        'Present when refined was requested: formulas and symbols with a digit, which do not count as words.',
      ),
  })
  .describe('A graded text');

export type GradingMethod = z.output<typeof gradingMethod>;
export type GradeReply = z.output<typeof gradeReply>;
export type UsedDictionary = z.output<typeof usedDictionary>;

export const gradeCall = {
  ...request('POST', '/api/TextGrading/Grade', 'Grade one text'),
  form: gradeForm,
  reply: gradeReply,
} as const;
