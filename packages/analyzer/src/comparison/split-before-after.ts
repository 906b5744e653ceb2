import { groupBy, studentOf } from './pair-by-name.ts';
import { numberAt, withoutMark, type RoundName } from './before-after-in-file-names.ts';

/** The files of one folder split into first and second texts; `unknown` holds those whose names show neither. */
type SplitRounds<Item> = Readonly<Record<RoundName | 'unknown', readonly Item[]>>;

const rounds = ['before', 'after'] as const satisfies readonly RoundName[];
const roundOfNumber: Readonly<Record<number, RoundName>> = { 1: 'before', 2: 'after' };

/** By the first of file name and folders, innermost first, with exactly one label; null if none has one. */
function markedRound(path: string): RoundName | null {
  const names = [studentOf(path), ...path.split(/[/\\]/u).slice(0, -1).toReversed()];
  for (const name of names) {
    const found = rounds.filter((round) => withoutMark(name, round).shown !== name);
    if (found.length === 1) return found[0]!;
  }
  return null;
}

/** The file name without its before/after label, folded for comparison. */
const unmarkedKey = (path: string, round: RoundName) => withoutMark(studentOf(path), round).key;

/**
 * Splits files into first and second texts: by the labels of their names and folders (`maya_before`, `after/maya`),
 * by a final 1 or 2 after the same name, and by a labelled partner (`maya` beside `maya_revised`).
 */
export function splitBeforeAndAfter<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): SplitRounds<Item> {
  const round = new Map<Item, RoundName>();
  for (const item of items) {
    const marked = markedRound(nameOf(item));
    if (marked) round.set(item, marked);
  }
  const unmarked = items.filter((item) => !round.has(item));
  for (const [item, name] of byNumber(unmarked, nameOf)) round.set(item, name);
  const marked = new Map<string, Set<RoundName>>();
  for (const [item, name] of round) {
    const key = unmarkedKey(nameOf(item), name);
    marked.set(key, (marked.get(key) ?? new Set()).add(name));
  }
  for (const item of items) {
    const partners = round.has(item) ? null : marked.get(unmarkedKey(nameOf(item), 'before'));
    if (partners?.size === 1) round.set(item, partners.has('after') ? 'before' : 'after');
  }
  return {
    before: items.filter((item) => round.get(item) === 'before'),
    after: items.filter((item) => round.get(item) === 'after'),
    unknown: items.filter((item) => !round.has(item)),
  };
}

/** Files that differ only in a final 1 and 2; names with another number too are left out: it counts students. */
function byNumber<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly (readonly [Item, RoundName])[] {
  const numbered = items.flatMap((item) => {
    const found = numberAt(studentOf(nameOf(item)), 'end');
    return found ? [{ item, key: found.rest.key, name: roundOfNumber[found.number] }] : [];
  });
  return [...groupBy(numbered, ({ key }) => key).values()].flatMap((group) => {
    const told = group.flatMap(({ item, name }) => (name ? [[item, name] as const] : []));
    return group.length === 2 && new Set(told.map(([, name]) => name)).size === 2 ? told : [];
  });
}
