import {
  numberAt,
  withoutMark,
  type Edge,
  type RoundName,
  type Unmarked,
} from './before-after-in-file-names.ts';

/** The two texts of one student: before and after. */
export interface NamedPair<Item> {
  /** The file name without extension and label; with its folder where several students share a name. */
  readonly student: string;
  readonly before: Item;
  readonly after: Item;
}

/** The pairs, and the files that cannot be paired. */
export interface Paired<Item> {
  readonly pairs: readonly NamedPair<Item>[];
  readonly onlyBefore: readonly Item[];
  readonly onlyAfter: readonly Item[];
  /** Files whose name occurs twice among the first or the second texts, so that it is unclear which belong together. */
  readonly doubled: readonly Bearers<Item>[];
}

type Bearers<Item> = Readonly<Record<RoundName, readonly Item[]>>;

interface Named<Item> {
  readonly item: Item;
  readonly round: RoundName;
  readonly folders: readonly string[];
  readonly stem: string;
}

interface Found<Item> {
  readonly before: Named<Item>;
  readonly after: Named<Item>;
  readonly reading: Reading;
}

interface Reading {
  readonly isWhole: boolean;
  readonly unmark: (name: string, round: RoundName) => Unmarked;
  readonly edge?: Edge;
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase();
const asWritten = (name: string): Unmarked => ({ shown: name, key: plain(name) });

/** A bare number may count students: it is a label only if it is 1 in a first text or 2 in a second. */
const numbered =
  (edge: Edge) =>
  (name: string, round: RoundName): Unmarked => {
    const found = numberAt(name, edge);
    return found?.number === numberOf[round] ? found.rest : asWritten(name);
  };
const numberOf = { before: 1, after: 2 } as const;

/** The ways to read a file name, from the most to the least certain. */
const readings: readonly Reading[] = [
  { unmark: asWritten },
  { unmark: withoutMark },
  { unmark: numbered('end'), edge: 'end' as const },
  { unmark: numbered('start'), edge: 'start' as const },
].flatMap((way) => [
  { ...way, isWhole: true },
  { ...way, isWhole: false },
]);

function partsOf({ folders, stem, round }: Named<unknown>, { isWhole, unmark }: Reading) {
  const above = isWhole ? folders.map((name) => withoutMark(name, round)) : [];
  return [...above, unmark(stem, round)].filter(({ key }) => key !== '');
}

const keyIn = (reading: Reading) => (named: Named<unknown>) =>
  partsOf(named, reading)
    .map(({ key }) => key)
    .join('/');

/**
 * Pairs files by name, ignoring extension, case and before/after labels in names and folders (`maya_before`,
 * `Maya-revised`, `v2/maya`). Folders count only where the names alone are ambiguous.
 */
export function pairByName<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): Paired<Item> {
  const all = [...namesOf(before, 'before', nameOf), ...namesOf(after, 'after', nameOf)];
  const found: Found<Item>[] = [];
  const doubled: Bearers<Item>[] = [];
  const rest = new Set(all);
  const settle = (group: readonly Named<Item>[]) => {
    for (const each of group) rest.delete(each);
  };
  for (const reading of readings) {
    const isCounted = reading.edge && countedAt(reading.edge, all);
    for (const group of groupBy(all, keyIn(reading)).values()) {
      const left = group.filter((each) => rest.has(each) && !isCounted?.(each));
      const [first, second] = left;
      if (first?.round !== 'before' || left.at(-1)?.round !== 'after') continue;
      if (group.length === 2) found.push({ before: first, after: second!, reading });
      // Folders may still tell files of one name apart, but a less certain reading of the name must not.
      else if (!reading.isWhole) doubled.push(bearersOf(left));
      else continue;
      settle(left);
    }
  }
  for (const group of groupBy([...rest], keyIn(readings[0]!)).values()) {
    if (group.length === 1) continue;
    doubled.push(bearersOf(group));
    settle(group);
  }
  const order = new Map(all.map((named, at) => [named, at]));
  found.sort((one, other) => order.get(one.before)! - order.get(other.before)!);
  const only = bearersOf([...rest]);
  return { pairs: withStudents(found), onlyBefore: only.before, onlyAfter: only.after, doubled };
}

/** Whether the number at this end of a name counts students: the name occurs with more numbers than 1 and 2. */
function countedAt(edge: Edge, all: readonly Named<unknown>[]): (named: Named<unknown>) => boolean {
  const counted = new Set<string>();
  for (const { stem, round } of all) {
    const found = numberAt(stem, edge);
    if (found && found.number !== numberOf[round] && found.rest.key !== '')
      counted.add(found.rest.key);
  }
  return ({ stem }) => counted.has(numberAt(stem, edge)?.rest.key ?? '');
}

const bearersOf = <Item>(group: readonly Named<Item>[]): Bearers<Item> => {
  const of = (round: RoundName) =>
    group.filter((each) => each.round === round).map(({ item }) => item);
  return { before: of('before'), after: of('after') };
};

const namesOf = <Item>(
  items: readonly Item[],
  round: RoundName,
  nameOf: (item: Item) => string,
): Named<Item>[] =>
  items.map((item) => {
    const path = nameOf(item);
    return { item, round, folders: path.split(/[/\\]/u).slice(0, -1), stem: studentOf(path) };
  });

/** The items with equal keys, in their order; those with an empty key are left out. */
export function groupBy<Item>(
  all: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const each of all) {
    const key = keyOf(each);
    if (key === '') continue;
    const group = groups.get(key) ?? [];
    group.push(each);
    groups.set(key, group);
  }
  return groups;
}

function withStudents<Item>(found: readonly Found<Item>[]): NamedPair<Item>[] {
  const shown = found.map(({ before, reading }) => {
    const path = partsOf(before, { ...reading, isWhole: true }).map((part) => part.shown);
    return { name: path.at(-1) ?? '', path: path.join('/') };
  });
  const times = new Map<string, number>();
  for (const { name } of shown) times.set(plain(name), (times.get(plain(name)) ?? 0) + 1);
  return found.map(({ before, after }, at) => {
    const { name, path } = shown[at]!;
    const student = times.get(plain(name)) === 1 ? name : path;
    return { student, before: before.item, after: after.item };
  });
}

/** The file name without folder and extension, taken as the student's name. */
export const studentOf = (path: string): string =>
  path.replace(/^.*[/\\]/su, '').replace(/(?<=.)\.[^.]*$/su, '');
