import { z } from 'zod';

import { errorReply } from './error-codes.ts';
import { languageCode } from './language-code.ts';
import { periodCode } from './period-code.ts';

const count = z.number().int().min(0);
const words = z.array(z.string());

/** Which counts answered, and by which rule a count became a level. */
export const usedDictionary = z
  .object({
    code: z.string(),
    label: z.string().describe('The name to show, for example "News in English, 2021–2024".'),
    requested: z.string().nullable().describe('The code asked for, when one was.'),
    isSubstitute: z.boolean().describe('True when other counts than the ones asked for answered.'),
    language: languageCode,
    measure: z.enum(['occurrences', 'per-million', 'word-pairs']),
    scale: z.number().positive().describe('Table units in one unit of the measure.'),
    cutoffs: z
      .object({ common: z.number(), mid: z.number() })
      .describe('Counts, in table units, at which the levels begin.'),
    tokens: z.number().nullable().describe('Size of the corpus in words, when known.'),
    period: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  })
  .describe('The dictionary that answered');

/** How many words have each level, and what follows from it. */
export const totals = z.object({
  common: count,
  mid: count,
  rare: count,
  cleaned: count.describe('Words that were given a level.'),
  score: z.number().int().min(0).max(100),
  unroundedScore: z.number().min(0).max(100),
  percentages: z
    .object({ common: count, mid: count, rare: count })
    .describe('Whole percent of the cleaned words.'),
});

/** What the grading form sends. */
const gradeForm = z.object({
  timePriodDDL: periodCode.optional(),
  ContentTA: z.string().optional().describe('The text.'),
  ArticleFU: z.file().optional().describe('A .txt or .docx file. It wins over the text.'),
});

/** The grading result: the fields of the specification, then what explains them. */
const gradeReply = z
  .object({
    cleanedWords: words.describe('Every word that was given a level, in order.'),
    normalWords: words.describe('Mid-frequency words, with repetitions, in order.'),
    rareWords: words.describe('Rare words, with repetitions, in order.'),
    score: z.number().int().min(0).max(100),
    name: z.string().describe('Name of the file, or empty.'),
    words: words.describe(
      'The text cut into words and what stands between. Joined, it is the text.',
    ),
    htmlResult: z.string().describe('The text as safe HTML, words marked by class mid or rare.'),
    taskId: z.string().nullable().describe('The saved task, when there is one.'),
    text: z.string().describe('The text that was graded.'),
    totals,
    percentages: totals.shape.percentages,
    unroundedScore: totals.shape.unroundedScore,
    wordCounts: z
      .record(z.string(), z.number())
      .describe('Counts, in table units, of the mid-frequency and rare words.'),
    dictionary: usedDictionary,
    message: z.string().nullable().describe('Something to say about the text as a whole.'),
    notice: z.string().nullable().describe('Something to say about the request.'),
  })
  .describe('A graded text');

export type GradeReply = z.output<typeof gradeReply>;
export type UsedDictionary = z.output<typeof usedDictionary>;

/** Grade one text. */
export const gradeCall = {
  method: 'POST',
  path: '/api/TextGrading/Grade',
  summary: 'Grade one text',
  form: gradeForm,
  reply: gradeReply,
  failure: errorReply,
} as const;
