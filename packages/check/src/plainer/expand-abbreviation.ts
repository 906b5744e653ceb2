import table from './tables/spelled-out.json' with { type: 'json' };

interface Entry {
  readonly plainer: string;
  /** Regular expressions for the text before and after, because the letters alone are ambiguous. */
  readonly before?: string;
  readonly after?: string;
}

const entries: ReadonlyMap<string, Entry> = new Map(Object.entries(table));

const near = 12;

/** The long form of a listed abbreviation, “odds ratio” for “OR”, if the text around it fits; otherwise null. */
export function expandAbbreviation(text: string, start: number, end: number): string | null {
  const entry = entries.get(text.slice(start, end));
  if (!entry) return null;
  const { plainer, before = '', after = '' } = entry;
  const isMeant =
    new RegExp(before, 'u').test(text.slice(Math.max(0, start - near), start)) &&
    new RegExp(after, 'u').test(text.slice(end, end + near));
  return isMeant ? plainer : null;
}
