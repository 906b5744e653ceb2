import { z } from 'zod';

import { errorReply } from '../wire/error-codes.ts';
import { foreignLanguage, gradingMethod, insist, totals, usedDictionary } from './grading.ts';
import { periodCode } from './language-and-dictionary-codes.ts';
import { request } from '../wire/request.ts';

const groupForm = z.object({
  timePriodDDL: periodCode.optional(),
  insist: insist.optional(),
  method: gradingMethod.optional().describe('refined adds a column Method to the CSV.'),
  ArticlesGroupFU: z.array(z.file()).min(1).describe('The files to grade, each with one text.'),
});

const groupQuery = z.object({
  format: z
    .enum(['standard', 'extended'])
    .default('standard')
    .describe(
      'extended adds columns to the CSV and gives each percentage and each count a column of its own.',
    ),
  texts: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true adds htmlResult to the line of each file in the application/x-ndjson reply.'),
});

const count = z.number().int().min(0);
const file = z.object({ kind: z.literal('file'), index: count, name: z.string() });

const gradedFile = file.extend({
  status: z.literal('graded'),
  totals,
  dictionary: usedDictionary,
  method: gradingMethod
    .optional()
    .describe('The method that graded the text; present when refined was requested.'),
  wordCount: count,
  distinctWords: count,
  rareWords: z
    .array(z.object({ word: z.string(), count: z.number().int().min(1) }))
    .describe('Each rare word and how often it occurs in the text, the most frequent first.'),
  htmlResult: z
    .string()
    .optional()
    .describe('The text as HTML, its words marked by level; present with texts=true.'),
  message: z.string().nullable(),
  notice: z
    .string()
    .optional()
    .describe(
      'A sentence about the counts that were used; present when the text is not in the language of the requested dictionary and insist is not true.',
    ),
});

const failedFile = file.extend({
  status: z.literal('failed'),
  code: z.string(),
  message: z.string(),
  foreignLanguage: foreignLanguage
    .optional()
    .describe(
      'The language of the text; present with the code foreign-language, when it is neither English nor Hebrew.',
    ),
});

/** One line of the application/x-ndjson reply: first the file names, then each file as it is graded, last the CSV. */
const groupLine = z.union([
  z.object({ kind: z.literal('start'), files: z.array(z.string()) }),
  gradedFile,
  failedFile,
  z.object({ kind: z.literal('csv'), csv: z.string() }),
  z.object({ kind: z.literal('error'), error: errorReply.shape.error }),
]);

export type GroupLine = z.output<typeof groupLine>;

export const groupCall = {
  ...request('POST', '/api/GroupGrading', 'Grade many texts into a table'),
  query: groupQuery,
  form: groupForm,
  line: groupLine,
  fileName: 'Results.csv',
} as const;
