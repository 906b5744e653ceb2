import { parseArgs } from 'node:util';

const { boolean, string } = { boolean: { type: 'boolean' }, string: { type: 'string' } } as const;

/** What any benchmark may be asked for; each says which of these it knows. */
const known = {
  /** One small round, to see that it still runs. */
  short: boolean,
  /** Folders: of data sets, and of yearly news counts. */
  data: string,
  news: string,
  write: boolean,
  check: boolean,
  say: boolean,
  model: string,
  only: string,
  moved: boolean,
  server: string,
} as const;

/** The options of a call, and its words that are none. Throws where an option is not known. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: known,
    allowPositionals: true,
  });
  return { ...values, words: positionals };
}

export type Options = ReturnType<typeof readOptions>;

export type Benchmark = (options: Options) => void | Promise<void>;
