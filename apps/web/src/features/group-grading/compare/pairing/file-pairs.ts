import { pairByName, type NamedPair, type Paired, studentOf } from '@vernacular/analyzer';

import { pathOf } from '../../chosen-files.ts';

/** Partners set by hand or by a table, in both directions; null for a file whose pair was undone. */
export type Partners = ReadonlyMap<File, File | null>;

/** The two files of one student. */
export interface Couple {
  readonly before: File;
  readonly after: File;
}

/** Returns the partners with these couples added. A file that loses its partner stays unpaired. */
export function withCouples(partners: Partners, couples: readonly Couple[]): Partners {
  const next = new Map(partners);
  for (const { before, after } of couples) {
    for (const former of [next.get(before), next.get(after)]) if (former) next.set(former, null);
    next.set(before, after).set(after, before);
  }
  return next;
}

export const withoutCouple = (partners: Partners, { before, after }: Couple): Partners =>
  new Map(partners).set(before, null).set(after, null);

/** Removes a file; its partner can be paired by name again. */
export function withoutFile(partners: Partners, file: File): Partners {
  const next = new Map(partners);
  const partner = next.get(file);
  if (partner) next.delete(partner);
  next.delete(file);
  return next;
}

/** Pairs set by hand or by a table, then the other files by their names. `parted`: files whose pair was undone. */
export function pairsOf(
  before: readonly File[],
  after: readonly File[],
  partners: Partners,
): Paired<File> & { readonly parted: readonly File[] } {
  const isFree = (file: File) => !partners.has(file);
  const byName = pairByName(before.filter(isFree), after.filter(isFree), pathOf);
  const named = new Map(byName.pairs.map((pair) => [pair.before, pair] as const));
  const pairs = before.flatMap((file): readonly NamedPair<File>[] => {
    const partner = partners.get(file);
    if (partner) {
      // Even in a pair set by hand or by a table, the two names may tell the student's name.
      const [own] = pairByName([file], [partner], pathOf).pairs;
      return [{ student: own?.student ?? studentOf(file.name), before: file, after: partner }];
    }
    const found = named.get(file);
    return found ? [found] : [];
  });
  const parted = [...before, ...after].filter((file) => partners.get(file) === null);
  return { ...byName, pairs, parted };
}
