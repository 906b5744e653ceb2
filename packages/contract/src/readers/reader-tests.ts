import { z } from 'zod';

import { taskType } from '../accounts/saved-tasks.ts';
import { siteLanguage } from '../site/site-language.ts';
import { limits } from '../wire/limits.ts';
import { request } from '../wire/request.ts';

const { readerTest: most } = limits;

export const readerTestId = z
  .string()
  .max(100)
  .describe('Id of the test, the last part of the link for readers.');
export const resultsKey = z
  .string()
  .max(100)
  .describe('A secret: whoever has it reads the results, ends the test and deletes it.');
const answerId = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .describe(
    'At least 128 random bits in base64url, made by the reader’s page. With it, the reader changes the answer or takes it back.',
  );
const end = z.iso.datetime({ offset: true });
export const count = z.number().int().min(0);
export const textOffset = z.number().int().min(0).max(most.characters);

export const askedOfReaders = z.object({
  text: z.string().min(1).max(most.characters),
  textLanguage: z
    .string()
    .regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i)
    .max(35)
    .describe('BCP 47, such as en or pt-BR.'),
  pageLanguage: siteLanguage,
  askedBy: z
    .string()
    .trim()
    .max(100)
    .describe('Name of the person who asks, shown to the readers; may be empty.'),
  audience: z
    .string()
    .trim()
    .max(200)
    .describe('The readers for whom the text is meant; may be empty.'),
  questions: z
    .array(
      z.object({
        question: z.string().trim().min(1).max(300),
        expected: z
          .string()
          .trim()
          .max(500)
          .default('')
          .describe('The answer that the writer expects; readers do not see it.'),
      }),
    )
    .max(most.questions)
    .describe('Questions about what a reader should know after reading.'),
});

const made = z.object({
  id: readerTestId,
  link: z.string().describe('Path of the page for readers: /read/{id}.'),
  resultsKey,
  resultsLink: z
    .string()
    .describe('Path of the page with the results: /reader-results/{resultsKey}.'),
  endsAt: z.string(),
});

/** Asks readers of a text: copies it under a link for readers and makes a second link for the results. */
export const askReadersCall = {
  ...request('POST', '/api/reader-tests', 'Ask readers about a text'),
  body: askedOfReaders.extend({
    endsAt: end
      .optional()
      .describe(
        `When the test stops taking answers, at most ${most.days} days from now; by default in 30 days.`,
      ),
    mostReaders: z.number().int().min(1).max(most.readers).default(50),
    dictionary: z
      .string()
      .max(100)
      .optional()
      .describe(
        'Code of the dictionary that gives the levels; by default, that of the text’s language.',
      ),
    task: z
      .object({ taskType, taskId: z.string().min(1).max(64) })
      .optional()
      .describe('The saved task of mine that the text comes from; the test is deleted with it.'),
    previous: resultsKey
      .optional()
      .describe('Results key of the earlier test with which the results are compared.'),
  }),
  reply: made.describe('The two links'),
} as const;

const ownTest = made.omit({ resultsKey: true }).extend({
  title: z.string().describe('The first 80 characters of the text.'),
  createdAt: z.string(),
  isEnded: z.boolean(),
  readers: count,
  mostReaders: count,
});

/** Body of `askReadersCall` before defaults are filled in. */
export type NewReaderTest = z.input<typeof askReadersCall.body>;

export const readerTestsCall = {
  ...request('GET', '/api/reader-tests', 'My reader tests, newest first'),
  reply: z.object({ tests: z.array(ownTest) }).describe('My reader tests'),
} as const;

const readerTest = askedOfReaders.extend({
  text: z.string(),
  questions: z.array(z.string()),
  endsAt: z.string(),
  mayBeCounted: z
    .boolean()
    .describe('Whether the writer may let the site add the marked words to its reader counts.'),
  state: z
    .enum(['open', 'ended', 'full'])
    .describe(
      'open: it takes answers; ended: it takes none, and text is empty; full: it takes no new answers, but readers can still change theirs.',
    ),
});

export type ReaderTest = z.output<typeof readerTest>;

/** The text and the questions, for a reader; needs no account and counts nobody. */
export const readerTestCall = {
  ...request('GET', '/api/reader-tests/:id', 'The text and the questions for a reader'),
  params: z.object({ id: readerTestId }),
  reply: readerTest.describe('What a reader sees'),
} as const;

export const aboutReader = z.object({
  age: z.enum(['under-18', '18-29', '30-49', '50-69', '70-up']),
  motherTongue: z.boolean().describe('Whether the language of the text is the reader’s own.'),
  schooling: z.enum(['school', 'some-college', 'degree']),
  inField: z.boolean().describe('Whether the reader works in the field of the text.'),
});

/** Optional answers of readers about themselves, by which results can be filtered. */
export type AboutReader = z.output<typeof aboutReader>;

const answer = z.object({
  marks: z
    .array(z.object({ start: textOffset, end: textOffset }))
    .max(most.words)
    .describe('Words and phrases of the text, as offsets in UTF-16 units.'),
  knewAll: z
    .boolean()
    .describe(
      'True when the reader knew every word. It must be true when marks is empty, and false otherwise.',
    ),
  answers: z
    .array(z.string().max(1000))
    .max(most.questions)
    .describe('One answer for each question, in the same order; an empty text for none.'),
  rating: z
    .number()
    .int()
    .min(1)
    .max(5)
    .nullable()
    .describe(
      'Whether the reader could tell the text to a friend, from 1 to 5; null when the reader did not say.',
    ),
  seconds: z
    .number()
    .min(0)
    .max(10_000_000)
    .describe('Seconds between showing the text and sending the answer.'),
  about: aboutReader.partial().default({}),
});

export type ReaderAnswer = z.input<typeof answer>;

/** Sends an answer, or replaces it under the same id until the test ends. */
export const answerReaderTestCall = {
  ...request('PUT', '/api/reader-tests/:id/answers/:answerId', 'Answer as a reader'),
  params: z.object({ id: readerTestId, answerId }),
  body: answer,
  reply: z.object({ code: answerId }).describe('The code that takes the answer back'),
} as const;

/** Deletes an answer, also after the test has ended. */
export const takeBackAnswerCall = {
  ...request('DELETE', '/api/reader-tests/answers/:answerId', 'Take an answer back'),
  params: z.object({ answerId: z.string().max(100) }),
} as const;

export const resultsPath = '/api/reader-results/:key';
export const resultsParams = z.object({ key: resultsKey });

/** Changes when a reader test ends; the present ends it. */
export const endReaderTestCall = {
  ...request('PUT', resultsPath, 'Change when a reader test ends'),
  params: resultsParams,
  body: z.object({ endsAt: end }),
  reply: made.pick({ id: true, endsAt: true }).describe('The same test'),
} as const;

export const deleteReaderTestCall = {
  ...request('DELETE', resultsPath, 'Delete a reader test with its answers'),
  params: resultsParams,
} as const;
