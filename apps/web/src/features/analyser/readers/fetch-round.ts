import { readerResultsCall } from '@vernacular/contract';

import { ApiFailure, callApi } from '../../../platform/api/api.ts';
import type { ReaderRound } from './marked-by-readers.ts';

/** The round with its newest results: empty if the server has deleted the test, unchanged if the request fails. */
export async function fetchRound(round: ReaderRound): Promise<ReaderRound> {
  const key = round.resultsLink.slice(round.resultsLink.lastIndexOf('/') + 1);
  const path = readerResultsCall.path.replace(':key', encodeURIComponent(key));
  try {
    const { shown, readers } = await callApi(path, readerResultsCall.reply);
    const words = shown?.families.map(({ word, marked }) => [word, marked] as const) ?? [];
    const phrases = shown?.phrases.map(({ phrase, marked }) => [phrase, marked] as const) ?? [];
    return { ...round, readers: readers ?? 0, words: [...words, ...phrases] };
  } catch (error) {
    const isGone = error instanceof ApiFailure && error.status === 404;
    return isGone ? { ...round, readers: 0, words: [] } : round;
  }
}
