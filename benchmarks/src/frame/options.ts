import { parseArgs } from 'node:util';

const { boolean, string } = { boolean: { type: 'boolean' }, string: { type: 'string' } } as const;

const known = {
  /** One small round, to check that the benchmark still runs. */
  short: boolean,
  data: string,
  news: string,
  write: boolean,
  check: boolean,
  say: boolean,
  model: string,
  only: string,
  /** What `load` listens on: 127.0.0.1, ::1 or localhost. */
  host: string,
  moved: boolean,
  server: string,
} as const;

/** Throws on an unknown option. `words` are the positional arguments. */
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
