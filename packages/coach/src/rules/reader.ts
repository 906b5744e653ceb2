import type { CoachRequest } from '@vernacular/exercises';

/** The kinds of readers a conversation lets a student choose. */
export type Reader = 'child' | 'teenager' | 'adult' | 'academic' | 'investor' | 'committee';

const named: readonly (readonly [RegExp, Reader])[] = [
  [/elementary/u, 'child'],
  [/high school/u, 'teenager'],
  [/adults|general/u, 'adult'],
  [/academic/u, 'academic'],
  [/investors|grant/u, 'investor'],
  [/committees|government/u, 'committee'],
];

/** Whom the text is for; null where nobody was asked. */
export const readerOf = ({ audience }: Pick<CoachRequest, 'audience'>): Reader | null =>
  named.find(([name]) => name.test(audience.name))?.[1] ?? null;
