/** A round-robin queue: owners take turns, however many items each of them has waiting. */
export function rotation<Item>() {
  const lines = new Map<string, Item[]>();
  return {
    add: (who: string, item: Item) => {
      const line = lines.get(who);
      if (line) line.push(item);
      else lines.set(who, [item]);
    },
    /** Removes and returns the next item of the owner whose turn has waited longest; undefined when nothing waits. */
    take: (): Item | undefined => {
      const [first] = lines;
      if (!first) return undefined;
      const [who, [item, ...left]] = first;
      lines.delete(who);
      if (left.length > 0) lines.set(who, left);
      return item;
    },
    remove: (who: string, item: Item) => {
      const left = (lines.get(who) ?? []).filter((each) => each !== item);
      if (left.length === 0) lines.delete(who);
      else lines.set(who, left);
    },
    size: () => [...lines.values()].reduce((sum, { length }) => sum + length, 0),
    sizeOf: (who: string) => lines.get(who)?.length ?? 0,
  };
}
