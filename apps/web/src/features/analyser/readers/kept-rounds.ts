import { storedReaderTests, titleOf } from '../../../parts/ask-readers/stored-reader-tests.ts';
import { readWork, storeWork } from '../draft/tab-storage.ts';
import type { ReaderRound } from './marked-by-readers.ts';

/** Rounds followed for one text: enough for the text and an earlier version of it. */
const mostRounds = 2;

export function keptRounds(): readonly ReaderRound[] {
  try {
    return JSON.parse(readWork('readers') ?? '[]') as ReaderRound[];
  } catch {
    return [];
  }
}

export function keepRounds(rounds: readonly ReaderRound[]): void {
  storeWork('readers', rounds.length === 0 ? null : JSON.stringify(rounds));
}

/**
 * The newest two rounds of a text: rounds stored with it, and rounds whose title is its beginning. Rounds that this
 * browser no longer lists are left out.
 */
export function roundsOf(text: string): readonly ReaderRound[] {
  const kept = new Map(keptRounds().map((round) => [round.resultsLink, round]));
  const title = titleOf(text);
  return storedReaderTests()
    .filter((asked) => kept.has(asked.resultsLink) || asked.title === title)
    .slice(0, mostRounds)
    .map(({ resultsLink }) => kept.get(resultsLink) ?? { resultsLink, readers: 0, words: [] });
}

export const isRunning = ({ resultsLink }: ReaderRound): boolean =>
  storedReaderTests().some(
    (asked) => asked.resultsLink === resultsLink && new Date(asked.endsAt) > new Date(),
  );
