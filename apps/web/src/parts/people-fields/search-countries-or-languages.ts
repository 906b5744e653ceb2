import type { Place } from './use-countries-or-languages.ts';

const ranks = { start: 0, startOfWord: 1, within: 2, nowhere: 3 } as const;

/** Places whose name holds `typed`, ignoring case and accents: first at its start, then at a word’s, then elsewhere. */
export function findPlaces(
  places: readonly Place[],
  typed: string,
  language: string,
): readonly Place[] {
  const wanted = typed.trim().normalize('NFC');
  if (wanted === '') return places;
  const { compare } = new Intl.Collator(language, { usage: 'search', sensitivity: 'base' });
  const isWanted = (part: string) => compare(part, wanted) === 0;
  return places
    .map((place) => ({ place, rank: rankOf(place.name, wanted.length, isWanted) }))
    .filter(({ rank }) => rank < ranks.nowhere)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
}

function rankOf(name: string, length: number, isWanted: (part: string) => boolean): number {
  let isWithin = false;
  for (let at = 0; at + length <= name.length; at++) {
    if (!isWanted(name.slice(at, at + length))) continue;
    if (at === 0) return ranks.start;
    if (!/[\p{L}\p{M}]/u.test(name.charAt(at - 1))) return ranks.startOfWord;
    isWithin = true;
  }
  return isWithin ? ranks.within : ranks.nowhere;
}
