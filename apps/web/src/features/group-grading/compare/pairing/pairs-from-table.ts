import { studentOf } from '@vernacular/analyzer';

import { pathOf } from '../../chosen-files.ts';
import type { Couple } from './file-pairs.ts';

export interface TableOfCouples {
  readonly couples: readonly Couple[];
  /** Names that match no file of the round, or several. */
  readonly unknown: readonly string[];
  /** Pairs that are not one text before and one after. */
  readonly odd: readonly string[];
}

type Row = readonly string[];

const plain = (text: string): string =>
  text.normalize('NFC').trim().replaceAll('\\', '/').toLowerCase();
const heads = {
  before: ['before', 'לפני'],
  after: ['after', 'אחרי'],
  file: ['file', 'file name', 'filename', 'קובץ', 'שם הקובץ'],
  pair: ['pair', 'student', 'זוג', 'סטודנט', 'סטודנטית'],
} as const;

/** Finds a file by path, name, or name without ending; null if none or several match. */
function finder(files: readonly File[]): (name: string) => File | null {
  const ways = [pathOf, ({ name }: File) => name, ({ name }: File) => studentOf(name)];
  return (name) => {
    for (const way of ways) {
      const [found, ...others] = files.filter((file) => plain(way(file)) === plain(name));
      if (found) return others.length === 0 ? found : null;
    }
    return null;
  };
}

/** Reads pairs from a table with the columns `before` and `after`, or `file` and `pair`; null for any other table. */
export function couplesInTable(
  [head = [], ...rows]: readonly Row[],
  { before, after }: { readonly before: readonly File[]; readonly after: readonly File[] },
): TableOfCouples | null {
  const columnOf = (name: keyof typeof heads) =>
    head.findIndex((cell) => (heads[name] as readonly string[]).includes(plain(cell)));
  const rounds = { before: finder(before), after: finder(after) };
  const [first, second] = [columnOf('before'), columnOf('after')];
  if (first >= 0 && second >= 0) return coupled(rows, first, second, rounds);
  const [file, pair] = [columnOf('file'), columnOf('pair')];
  return file >= 0 && pair >= 0 ? paired(rows, file, pair, rounds) : null;
}

type Rounds = Readonly<Record<'before' | 'after', ReturnType<typeof finder>>>;

function coupled(rows: readonly Row[], first: number, second: number, rounds: Rounds) {
  const couples: Couple[] = [];
  const unknown: string[] = [];
  for (const row of rows) {
    const names = { before: row[first] ?? '', after: row[second] ?? '' };
    if (names.before === '' && names.after === '') continue;
    const [before, after] = [rounds.before(names.before), rounds.after(names.after)];
    if (before && after) couples.push({ before, after });
    if (!before && names.before !== '') unknown.push(names.before);
    if (!after && names.after !== '') unknown.push(names.after);
  }
  return { ...once(couples), unknown };
}

function paired(rows: readonly Row[], file: number, pair: number, rounds: Rounds) {
  const members = new Map<string, { before: Set<File>; after: Set<File> }>();
  const unknown: string[] = [];
  for (const row of rows) {
    const [name, key] = [row[file] ?? '', (row[pair] ?? '').trim()];
    if (name === '' || key === '') continue;
    const own = members.get(key) ?? { before: new Set(), after: new Set() };
    members.set(key, own);
    const [before, after] = [rounds.before(name), rounds.after(name)];
    // A name found in both rounds counts for each of them.
    if (before) own.before.add(before);
    if (after) own.after.add(after);
    if (!before && !after) unknown.push(name);
  }
  const couples: Couple[] = [];
  const odd: string[] = [];
  for (const [key, { before, after }] of members) {
    if (before.size === 1 && after.size === 1)
      couples.push({ before: [...before][0]!, after: [...after][0]! });
    else if (before.size + after.size > 0) odd.push(key);
  }
  const kept = once(couples);
  return { couples: kept.couples, odd: [...odd, ...kept.odd], unknown };
}

/** Uses each file once: a couple with a file that is already taken counts as odd. */
function once(couples: readonly Couple[]): Pick<TableOfCouples, 'couples' | 'odd'> {
  const taken = new Set<File>();
  const [kept, odd]: [Couple[], string[]] = [[], []];
  for (const couple of couples) {
    if (taken.has(couple.before) || taken.has(couple.after)) {
      odd.push(couple.before.name);
      continue;
    }
    taken.add(couple.before).add(couple.after);
    kept.push(couple);
  }
  return { couples: kept, odd };
}
