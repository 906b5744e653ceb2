/** Groups items under each of their keys, in order. */
export function groupByKeys<Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<string>,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

const beginning = (word: string) => word.slice(0, 2);

/**
 * A look-up in an index that is built in parts: the first key with two given letters indexes the items that have a word
 * with these. All forms of a word share its first two letters, and to inflect every word would take long.
 */
export function indexByBeginning<Item, Found>(
  items: Iterable<Item>,
  wordsOf: (item: Item) => Iterable<string>,
  indexOf: (items: readonly Item[]) => ReadonlyMap<string, Found>,
): (key: string) => Found | undefined {
  const groups = groupByKeys(items, (item) => new Set(Array.from(wordsOf(item), beginning)));
  const indexes = new Map<string, ReadonlyMap<string, Found>>();
  return (key) => {
    const group = groups.get(beginning(key));
    if (!group) return undefined;
    const index = indexes.get(beginning(key)) ?? indexOf(group);
    indexes.set(beginning(key), index);
    return index.get(key);
  };
}
