import table from './tables/spelled-out.json' with { type: 'json' };

interface Entry {
  readonly plainer: string;
  /** What has to stand before it, as a regular expression: letters alone may mean many things. */
  readonly before?: string;
  /** What has to stand after it. */
  readonly after?: string;
}

const entries: ReadonlyMap<string, Entry> = new Map(Object.entries(table));

const near = 12;

/** The words that an abbreviation of studies stands for, where what is around it says which one it is; null otherwise. */
export function spelledOut(text: string, start: number, end: number): string | null {
  const entry = entries.get(text.slice(start, end));
  if (!entry) return null;
  const { plainer, before = '', after = '' } = entry;
  const isMeant =
    new RegExp(before, 'u').test(text.slice(Math.max(0, start - near), start)) &&
    new RegExp(after, 'u').test(text.slice(end, end + near));
  return isMeant ? plainer : null;
}
