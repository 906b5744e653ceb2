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
    readers: count.describe('Number of all readers who answered.'),
    mostReaders: count,
    dictionary: z
      .object({ code: z.string(), label: z.string() })
      .nullable()
      .describe(
        'The dictionary that gave the levels; null when there is none for the language of the text.',
      ),
    previous: resultsKey.nullable(),
    isCounted: z
      .boolean()
      .nullable()
      .describe(
        'Whether the marks were added to the reader counts of the site; null when they cannot be.',
      ),
  }),
  filters: z
    .object({
      age: z.array(aboutReader.shape.age),
      motherTongue: z.array(z.boolean()),
      schooling: z.array(aboutReader.shape.schooling),
      inField: z.array(z.boolean()),
    })
    .describe(
      'For each field, the values that can be the only filter now. With any other value alone, the results are hidden.',
    ),
  readers: count
    .nullable()
    .describe(
      'Number of readers who match the filter; without a filter, of all. Null when the filtered results are hidden.',
    ),
  hidden: z
    .boolean()
    .describe(
      'True when fewer than five readers match, or when comparison with other results could reveal the answers of fewer than five.',
    ),
  shown: z
    .object({
      doubtful: z
        .object({ fast: count, allOrNone: count, repeated: count, any: count })
        .describe(
          'Number of doubtful answers that match the filter, before any are left out. fast: sent sooner than 15 seconds, or a third of the reading time if that is longer; allOrNone: marks every word or none of a text of 200 words or more; repeated: marks the same five or more words as an earlier answer, with the same replies; any: at least one of these.',
        ),
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
        .describe(
          'Each word of the text that was given a level, in order. share is the share of readers who marked it, from 0 to 1; low and high are the limits of its 95 % Wilson interval.',
        ),
      families: z
        .array(
          z.object({
            word: z.string(),
            level,
            marked: count.describe('Number of readers who marked it in at least one place.'),
            readers: count,
            ...share,
            difficulty: estimate
              .nullable()
              .describe(
                'Difficulty by the Rasch model, in logits above the median ability of the readers. Null without a model, and for words that it leaves out: it covers the 60 words that most readers marked.',
              ),
          }),
        )
        .describe(
          'The different words, the most marked first; English forms of one word count as one.',
        ),
      phrases: z
        .array(z.object({ phrase: z.string(), marked: count }))
        .describe(
          'Phrases of two to six words that at least two readers marked as one, the most marked first.',
        ),
      agreement: z
        .object({
          sensitivity: estimate.nullable(),
          specificity: estimate.nullable(),
          kappa: estimate.nullable(),
          auc: estimate
            .nullable()
            .describe(
              'Area under the ROC curve when the words are ranked by their counts in the dictionary.',
            ),
          markedWords: count.describe(
            'Number of different words that a quarter of the readers or more marked.',
          ),
          foundWords: count.describe('How many of these are mid-frequency or rare.'),
        })
        .nullable()
        .describe(
          'How well the levels of the different words predict which of them a quarter of the readers or more marked; null when there is no dictionary.',
        ),
      questions: z.array(
        z.object({
          question: z.string(),
          expected: z.string(),
          answers: z
            .array(z.string())
            .describe(
              'Sorted alphabetically, so that the order does not reveal who gave which answer.',
            ),
        }),
      ),
      ratings: z.array(count).describe('Number of readers who gave each rating, from 1 to 5.'),
      model: z
        .literal('rasch')
        .nullable()
        .describe(
          'The model behind the difficulties; null with fewer than 20 readers, or when it does not fit.',
        ),
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
        .describe(
          'Comparison with all readers of the earlier test, for words that both texts have and somebody marked. before and after are the shares of readers who marked the word; difference is after minus before. Null without an earlier test, or when fewer than five readers answered it.',
        ),
    })
    .nullable()
    .describe('The results; null when hidden is true.'),
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
