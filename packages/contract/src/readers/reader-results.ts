import { z } from 'zod';

import {
  aboutReader,
  askedOfReaders,
  count,
  readerTestId,
  resultsKey,
  resultsParams,
  resultsPath,
  textOffset,
} from './reader-tests.ts';
import { request } from '../wire/request.ts';

const estimate = z.object({ estimate: z.number(), low: z.number(), high: z.number() });
const share = { share: z.number(), low: z.number(), high: z.number() };
const level = z.enum(['common', 'mid', 'rare', 'other']);

export type Estimate = z.output<typeof estimate>;

export const readerResults = z.object({
  test: askedOfReaders.omit({ pageLanguage: true, questions: true }).extend({
    id: readerTestId,
    link: z.string(),
    text: z.string(),
    createdAt: z.string(),
    endsAt: z.string(),
    isEnded: z.boolean(),
    readers: count.describe('All who answered.'),
    mostReaders: count,
    dictionary: z
      .object({ code: z.string(), label: z.string() })
      .nullable()
      .describe('What gave the levels; null where the text’s language has none.'),
    previous: resultsKey.nullable(),
    isCounted: z
      .boolean()
      .nullable()
      .describe('Whether it is given to the reader counts of the site; null where it cannot be.'),
  }),
  filters: z
    .object({
      age: z.array(aboutReader.shape.age),
      motherTongue: z.array(z.boolean()),
      schooling: z.array(aboutReader.shape.schooling),
      inField: z.array(z.boolean()),
    })
    .describe('Values by which alone the results may be filtered now; any other filter is hidden.'),
  readers: count.nullable().describe('Those who match; null when a filter is hidden.'),
  hidden: z
    .boolean()
    .describe('Fewer than five match, or what was filtered out would tell of fewer than five.'),
  shown: z
    .object({
      doubtful: z
        .object({ fast: count, allOrNone: count, repeated: count, any: count })
        .describe('Answers by what makes them doubtful, before any are left out.'),
      words: z
        .array(
          z.object({
            start: textOffset,
            end: textOffset,
            level,
            marked: count,
            known: count,
            ...share,
          }),
        )
        .describe('Each classified word of the text, in order; intervals are Wilson’s, 95 %.'),
      families: z
        .array(
          z.object({
            word: z.string(),
            level,
            marked: count.describe('Readers who marked it wherever it stands.'),
            readers: count,
            ...share,
            difficulty: estimate
              .nullable()
              .describe('Logits above the median ability, by the model; null without one.'),
          }),
        )
        .describe('The different words, by share.'),
      phrases: z
        .array(z.object({ phrase: z.string(), marked: count }))
        .describe('Two to six words that two readers or more marked as one, by how many did.'),
      agreement: z
        .object({
          sensitivity: estimate.nullable(),
          specificity: estimate.nullable(),
          kappa: estimate.nullable(),
          auc: estimate.nullable().describe('Of the counts of the dictionary.'),
          markedWords: count.describe('Different words that a quarter of the readers marked.'),
          foundWords: count.describe('Those of them that are mid-frequency or rare.'),
        })
        .nullable()
        .describe('Levels beside readers, by different words; null without levels.'),
      questions: z.array(
        z.object({
          question: z.string(),
          expected: z.string(),
          answers: z.array(z.string()).describe('By the alphabet, so that none tells its reader.'),
        }),
      ),
      ratings: z.array(count).describe('How many readers gave 1 to 5.'),
      model: z.literal('rasch').nullable().describe('From 20 readers on.'),
      previous: z
        .object({
          readers: count,
          changes: z.array(
            z.object({
              word: z.string(),
              before: z.number(),
              after: z.number(),
              difference: z.number(),
              low: z.number(),
              high: z.number(),
            }),
          ),
        })
        .nullable()
        .describe('The round before, of all its readers: words in both; after minus before.'),
    })
    .nullable()
    .describe('Null when hidden.'),
});

export type ReaderResults = z.output<typeof readerResults>;

/** The results of a reader test. The results key is all the authorization that is needed. */
export const readerResultsCall = {
  ...request('GET', resultsPath, 'What readers marked and answered'),
  params: resultsParams,
  query: z
    .object({
      age: aboutReader.shape.age,
      motherTongue: z.enum(['true', 'false']),
      schooling: aboutReader.shape.schooling,
      inField: z.enum(['true', 'false']),
      leaveOut: z.literal('doubtful'),
    })
    .partial(),
  reply: readerResults.describe('The results'),
} as const;
