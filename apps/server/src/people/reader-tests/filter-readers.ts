import { type AboutReader, limits, type ReaderResults } from '@vernacular/contract';

export const { fewestShown: fewestReaders } = limits.readerTest;

export type About = { readonly [Name in keyof AboutReader]?: AboutReader[Name] | undefined };

interface Reader {
  readonly about: About;
}

/** In the order in which they split the readers: what matters most for the words of a field comes first. */
const names = ['inField', 'motherTongue', 'schooling', 'age'] as const;

/**
 * Splits readers into groups of five or more by what they said about themselves. Only unions of whole groups are shown,
 * so no sum or difference of results tells of fewer than five.
 */
function groupsOf<R extends Reader>(readers: readonly R[]): readonly (readonly R[])[] {
  let groups: readonly (readonly R[])[] = [readers];
  for (const name of names) groups = groups.flatMap((group) => split(group, name));
  return groups;
}

function split<R extends Reader>(group: readonly R[], name: keyof AboutReader): readonly R[][] {
  const said = new Set(group.map(({ about }) => about[name]));
  const parts = [...said].map((value) => group.filter(({ about }) => about[name] === value));
  const bySize = parts.toSorted((one, two) => one.length - two.length);
  const small = bySize.filter((part) => part.length < fewestReaders).flat();
  const large = bySize.filter((part) => part.length >= fewestReaders);
  // Too few for a group of their own: they join the smallest one.
  if (small.length > 0 && small.length < fewestReaders) small.push(...(large.shift() ?? []));
  return small.length > 0 ? [small, ...large] : large;
}

const matches = (filter: About, { about }: Reader) =>
  names.every((name) => filter[name] === undefined || filter[name] === about[name]);

/** The readers who match a filter; null when they are too few to be shown, or could be told apart. */
export function filterReaders<R extends Reader>(
  readers: readonly R[],
  filter: About,
): readonly R[] | null {
  const found = readers.filter((reader) => matches(filter, reader));
  const isSplit = (group: readonly R[]) =>
    group.some((reader) => matches(filter, reader)) &&
    !group.every((reader) => matches(filter, reader));
  return found.length < fewestReaders || groupsOf(readers).some(isSplit) ? null : found;
}

/** For each fact about readers, the values that can be used as the only filter. */
export function filtersFor(readers: readonly Reader[]): ReaderResults['filters'] {
  const shown = <Name extends keyof AboutReader>(name: Name) => {
    const said = new Set(readers.map(({ about }) => about[name]));
    return [...said].filter(
      (value) => value !== undefined && filterReaders(readers, { [name]: value }) !== null,
    ) as AboutReader[Name][];
  };
  return {
    age: shown('age').toSorted(),
    motherTongue: shown('motherTongue'),
    schooling: shown('schooling'),
    inField: shown('inField'),
  };
}
