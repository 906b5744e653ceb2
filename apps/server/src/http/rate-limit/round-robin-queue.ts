export interface Rotation<Item> {
  readonly add: (who: string, item: Item) => void;
  /** Removes and returns an item of the owner who was served longest ago; undefined when nothing waits. */
  readonly take: () => Item | undefined;
  readonly remove: (who: string, item: Item) => void;
  readonly size: () => number;
  readonly sizeOf: (who: string) => number;
}

/** A round-robin queue: owners take turns, however many items each of them has waiting. */
export function rotation<Item>(): Rotation<Item> {
  const lines = new Map<string, Item[]>();
  const remove = (who: string, item: Item) => {
    const left = (lines.get(who) ?? []).filter((each) => each !== item);
    if (left.length === 0) lines.delete(who);
    else lines.set(who, left);
  };
  return {
    add: (who, item) => {
      const line = lines.get(who);
      if (line) line.push(item);
      else lines.set(who, [item]);
    },
    take: () => {
      const [first] = lines;
      if (!first) return undefined;
      const [who, [item, ...left]] = first;
      lines.delete(who);
      if (left.length > 0) lines.set(who, left);
      return item;
    },
    remove,
    size: () => [...lines.values()].reduce((sum, { length }) => sum + length, 0),
    sizeOf: (who) => lines.get(who)?.length ?? 0,
  };
}
