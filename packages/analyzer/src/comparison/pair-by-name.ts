/** What a student wrote before and after. */
export interface NamedPair<Item> {
  /** The file name without folder and ending, as written in the first round. */
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
  readonly doubled: readonly {
    readonly before: readonly Item[];
    readonly after: readonly Item[];
  }[];
}

/** Pairs files by their names; folder, ending and case don't matter. `nameOf` gives a file's name or path. */
export function pairByName<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): Paired<Item> {
  const names = new Map<string, { student: string; before: Item[]; after: Item[] }>();
  const sort = (items: readonly Item[], round: 'before' | 'after') => {
    for (const item of items) {
      const student = studentOf(nameOf(item));
      const key = student.normalize('NFC').toLowerCase();
      const bearers = names.get(key) ?? { student, before: [], after: [] };
      bearers[round].push(item);
      names.set(key, bearers);
    }
  };
  sort(before, 'before');
  sort(after, 'after');
  const paired = { pairs: [], onlyBefore: [], onlyAfter: [], doubled: [] } as {
    [List in keyof Paired<Item>]: Paired<Item>[List][number][];
  };
  for (const { student, ...bearers } of names.values()) {
    const [first, second] = [bearers.before[0], bearers.after[0]];
    if (bearers.before.length > 1 || bearers.after.length > 1) paired.doubled.push(bearers);
    else if (first === undefined) paired.onlyAfter.push(second!);
    else if (second === undefined) paired.onlyBefore.push(first);
    else paired.pairs.push({ student, before: first, after: second });
  }
  return paired;
}

/** The name of a file without folder and ending: who wrote it. */
export const studentOf = (path: string): string =>
  path.replace(/^.*[/\\]/su, '').replace(/(?<=.)\.[^.]*$/su, '');
