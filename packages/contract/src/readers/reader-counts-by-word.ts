import { z } from 'zod';

import { count, resultsParams, resultsPath } from './reader-tests.ts';
import { request } from '../wire/request.ts';

const countsOfRoundPath = `${resultsPath}/site-counts` as const;

/** Adds the words that readers of a round marked to the site's reader counts. The text is not added. */
export const giveReaderCountsCall = {
  ...request('PUT', countsOfRoundPath, 'Add what readers marked to the reader counts of the site'),
  params: resultsParams,
} as const;

export const takeBackReaderCountsCall = {
  ...request(
    'DELETE',
    countsOfRoundPath,
    'Remove what readers marked from the reader counts of the site',
  ),
  params: resultsParams,
} as const;

const table = z.object({
  words: z
    .array(
      z.object({
        word: z.string().describe('The word as it was written, in lower case.'),
        readers: count.describe(
          'Number of readers of texts with this word, rounded down to a multiple of ten.',
        ),
        known: count.max(100).describe('Percentage of these readers who knew the word, rounded.'),
      }),
    )
    .describe('Sorted by word.'),
});

export type ReaderCounts = z.output<typeof table>;

/**
 * How many readers of this site knew each word, as one table per language, so that a request does not tell which word
 * someone looks up.
 */
export const readerCountsCall = {
  ...request('GET', '/api/reader-counts/:language', 'How many readers of this site knew each word'),
  params: z.object({ language: z.string().max(35) }),
  reply: table.describe('The reader counts of one language'),
} as const;
