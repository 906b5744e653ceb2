import { askedHere, titleOf } from '../../../parts/ask-readers/asked-here.ts';
import { readWork, storeWork } from '../draft/tab-work.ts';
import type { ReaderRound } from './marked-by-readers.ts';

/** A text and the version of it before: readers of these are asked after, and no more. */
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
 * The rounds of a text: those kept with it, however it was changed since, and those whose text begins as it does.
 * None whose links this browser has forgotten.
 */
export function roundsOf(text: string): readonly ReaderRound[] {
  const kept = new Map(keptRounds().map((round) => [round.resultsLink, round]));
  const title = titleOf(text);
  return askedHere()
    .filter((asked) => kept.has(asked.resultsLink) || asked.title === title)
    .slice(0, mostRounds)
    .map(({ resultsLink }) => kept.get(resultsLink) ?? { resultsLink, readers: 0, words: [] });
}

export const isRunning = ({ resultsLink }: ReaderRound): boolean =>
  askedHere().some(
    (asked) => asked.resultsLink === resultsLink && new Date(asked.endsAt) > new Date(),
  );
