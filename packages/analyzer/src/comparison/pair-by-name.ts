import { numberAt, withoutMark, type Edge, type RoundName, type Unmarked } from './round-marks.ts';

/** What a student wrote before and after. */
export interface NamedPair<Item> {
  /** Who wrote it, as far as the names say: the file name without folder, ending and mark of the round; with the folder where several bear one name. */
  readonly student: string;
  readonly before: Item;
  readonly after: Item;
}

/** Who is in both rounds, and who cannot be paired. */
export interface Paired<Item> {
  /** In the order of the first round. */
  readonly pairs: readonly NamedPair<Item>[];
  readonly onlyBefore: readonly Item[];
  readonly onlyAfter: readonly Item[];
  /** Names that are there twice in one round, each with all that bear them: nobody can tell which is meant. */
  readonly doubled: readonly Bearers<Item>[];
}

interface Bearers<Item> {
  readonly before: readonly Item[];
  readonly after: readonly Item[];
}

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

/** A way to read names. Two that read alike, and are alone with it in their rounds, belong together. */
interface Reading {
  /** Whether the folders are read too. */
  readonly isWhole: boolean;
  /** A name, or a folder, without what says its round. */
  readonly unmark: (name: string, round: RoundName) => Unmarked;
  /** Where it takes a bare number for the number of a round. */
  readonly edge?: Edge;
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase();
const asWritten = (name: string): Unmarked => ({ shown: name, key: plain(name) });

/** A bare number may as well count students, so it is believed last, and only where it is the number of its round. */
const numbered =
  (edge: Edge) =>
  (name: string, round: RoundName): Unmarked => {
    const found = numberAt(name, edge);
    return found?.number === numberOf[round] ? found.rest : asWritten(name);
  };
const numberOf = { before: 1, after: 2 } as const;

/** From the surest to the boldest. */
const readings: readonly Reading[] = [
  { unmark: asWritten },
  { unmark: withoutMark },
  { unmark: numbered('end'), edge: 'end' as const },
  { unmark: numbered('start'), edge: 'start' as const },
].flatMap((way) => [
  { ...way, isWhole: true },
  { ...way, isWhole: false },
]);

/** The folders and the name, without those that are nothing but a mark. */
function partsOf({ folders, stem, round }: Named<unknown>, { isWhole, unmark }: Reading) {
  const above = isWhole ? folders.map((name) => withoutMark(name, round)) : [];
  return [...above, unmark(stem, round)].filter(({ key }) => key !== '');
}

const read = (named: Named<unknown>, reading: Reading): string =>
  partsOf(named, reading)
    .map(({ key }) => key)
    .join('/');

/**
 * Pairs files by their names. Ending and case don’t matter, nor what a name or a folder says of its round (`maya_before`,
 * `Maya-revised`, `v2/maya`); folders count only where the names alone are not enough. `nameOf` gives a file’s name or path.
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
    const counted = reading.edge === undefined ? none : countedAt(reading.edge, all);
    for (const group of groupBy(all, reading).values()) {
      const left = group.filter((each) => rest.has(each) && !counted(each));
      const [first, second] = left;
      if (first?.round !== 'before' || left.at(-1)?.round !== 'after') continue;
      if (group.length === 2) found.push({ before: first, after: second!, reading });
      // Folders may yet tell apart what bears one name; a bolder reading of the name may not.
      else if (!reading.isWhole) doubled.push(bearersOf(left));
      else continue;
      settle(left);
    }
  }
  for (const group of groupBy([...rest], readings[0]!).values()) {
    if (group.length === 1) continue;
    doubled.push(bearersOf(group));
    settle(group);
  }
  const order = new Map(all.map((named, at) => [named, at]));
  found.sort((one, other) => order.get(one.before)! - order.get(other.before)!);
  const only = bearersOf([...rest]);
  return { pairs: withStudents(found), onlyBefore: only.before, onlyAfter: only.after, doubled };
}

/** Tells whether the number at an edge of a name counts students: when its like are numbered otherwise than their rounds are. */
function countedAt(edge: Edge, all: readonly Named<unknown>[]): (named: Named<unknown>) => boolean {
  const counted = new Set<string>();
  for (const { stem, round } of all) {
    const found = numberAt(stem, edge);
    if (found && found.number !== numberOf[round] && found.rest.key !== '')
      counted.add(found.rest.key);
  }
  return ({ stem }) => counted.has(numberAt(stem, edge)?.rest.key ?? '');
}

const none = () => false;

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

function groupBy<Item>(all: readonly Named<Item>[], reading: Reading): Map<string, Named<Item>[]> {
  const groups = new Map<string, Named<Item>[]>();
  for (const each of all) {
    const key = read(each, reading);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

/** Gives each pair the name of who wrote it. */
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

/** The name of a file without folder and ending: who wrote it. */
export const studentOf = (path: string): string =>
  path.replace(/^.*[/\\]/su, '').replace(/(?<=.)\.[^.]*$/su, '');
