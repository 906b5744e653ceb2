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
    'Null for a text without words, and for one in another language than English and Hebrew.',
  );

const counts = z.object({
  code: z.string(),
  label: z.string().describe('The name to show, for example "News in English, 2021–2024".'),
  language: languageCode,
  measure: z.enum(['occurrences', 'per-million', 'word-pairs']),
  scale: z.number().positive().describe('Table units in one unit of the measure.'),
  cutoffs: z
    .object({ common: z.number(), mid: z.number() })
    .describe('Counts, in table units, at which the levels begin.'),
  tokens: z.number().nullable().describe('Size of the corpus in words, when known.'),
  period: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
});

export const usedDictionary = counts
  .extend({
    requested: z.string().nullable().describe('The code asked for, when one was.'),
    isSubstitute: z.boolean().describe('True when other counts than the ones asked for answered.'),
    mismatch: z
      .enum(['switched', 'insisted', 'missing', 'foreign'])
      .optional()
      .describe(
        'There when the text is in another language than the dictionary asked for: the counts of its own language answered, those asked for because the request insisted or because no others are installed, or none (foreign) because the text is in neither English nor Hebrew.',
      ),
    beside: counts
      .optional()
      .describe(
        'The counts for words in the script of the other language: English terms in Hebrew.',
      ),
  })
  .describe('The dictionary that answered');

export const totals = z.object({
  common: count,
  mid: count,
  rare: count,
  cleaned: count.describe('Words that were given a level.'),
  score,
  unroundedScore: z.number().min(0).max(100).nullable(),
  percentages: z
    .object({ common: count, mid: count, rare: count })
    .describe('Whole percent of the cleaned words.'),
});

export const gradingMethod = z
  .enum(['published', 'refined'])
  .describe(
    'published counts as the literature does and is meant when nothing is said; refined also knows names, plurals, and formulas and symbols with a digit, in English.',
  );

export const foreignLanguage = z.object({
  code: z.string().describe('ISO 639-1, such as de.'),
  name: z.string().describe('In English.'),
  confidence: z.number().min(0).max(1),
});

export const insist = z
  .enum(['true', 'false'])
  .describe(
    'true grades by timePriodDDL even when the text is in another language. Otherwise a text that is surely in another language (five words in it, and twice as much as in all others) is graded by the counts of its own, and notice says so; one in a third language has no score, and message names the language.',
  );

/** A finding of the refined method at a word; `at` is an index into cleanedWords. */
const refinement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), at: count }).describe('A name, left alone.'),
  z
    .object({ kind: z.literal('explained'), at: count })
    .describe('Explained where it first stands; its level stays.'),
  z
    .object({ kind: z.literal('family'), at: count, base: z.string() })
    .describe('A form of a better-known word.'),
  z
    .object({ kind: z.literal('term'), at: count, length: count })
    .describe('Opens a term of several words; its level stays.'),
  z
    .object({ kind: z.literal('technical-sense'), at: count, sense: z.string() })
    .describe('An everyday word that means something else in science; its level stays.'),
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
  ArticleFU: z.file().optional().describe('A file that holds a text. It wins over ContentTA.'),
});

const gradeReply = z
  .object({
    cleanedWords: words.describe('Every word that was given a level, in order.'),
    normalWords: words.describe('Mid-frequency words, with repetitions, in order.'),
    rareWords: words.describe('Rare words, with repetitions, in order.'),
    score,
    name: z.string().describe('Name of the file, or empty.'),
    words: words.describe(
      'The text cut into words and what stands between. Joined, it is the text.',
    ),
    htmlResult: z.string().describe('The text as safe HTML, words marked by class mid or rare.'),
    taskId: z.string().nullable().describe('The saved task, when there is one.'),
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
        'How hard the words are, from 0, all common, to 3, all rare: a measure beside the score. Says little of fewer than 100 words; null where it is not known.',
      ),
    wordCounts: z
      .record(z.string(), z.number())
      .describe(
        'Counts of the mid-frequency and rare words, in the table units of the dictionary, or of the one beside it for a word in its script.',
      ),
    dictionary: usedDictionary,
    message: z.string().nullable().describe('Something to say about the text as a whole.'),
    foreignLanguage: foreignLanguage
      .optional()
      .describe(
        'There when the text is in neither English nor Hebrew: it has no score then, no word has a level, and htmlResult says so. insist=true has it graded all the same.',
      ),
    notice: z.string().nullable().describe('Something to say about the request.'),
    method: gradingMethod
      .optional()
      .describe('How the text was read; there when the refined method was asked for.'),
    levels: levelNumbers
      .optional()
      .describe('With method: the level of each of cleanedWords, since one word may have two.'),
    refinements: z.array(refinement).optional().describe('With method: what it found, in order.'),
    symbols: z
      .array(symbol)
      .optional()
      .describe('With method: formulas and symbols with a digit, counted apart from the words.'),
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
