import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

import { parse, TomlError } from 'smol-toml';
import { z } from 'zod';

import { UsageError } from '../trouble.ts';

/** What a text has to reach. */
export interface Limits {
  /** The least score, 0 to 100. */
  readonly minScore: number | null;
  /** The largest share of rare words, in percent. */
  readonly maxRare: number | null;
}

const percent = z.number().min(0).max(100);
const limits = { 'min-score': percent.optional(), 'max-rare': percent.optional() };

const schema = z.strictObject({
  ...limits,
  period: z.string().optional(),
  method: z.enum(['published', 'refined']).optional(),
  language: z.enum(['en', 'he']).optional(),
  'known-words': z.array(z.string()).optional(),
  'longest-sentence': z.number().int().min(5).optional(),
  folders: z.array(z.strictObject({ path: z.string(), ...limits })).optional(),
});

/** What `.vernacular.toml` of a folder says; nothing of it has to be said. */
export interface Settings {
  readonly period: string | undefined;
  readonly method: 'published' | 'refined';
  readonly language: 'en' | 'he' | undefined;
  readonly knownWords: readonly string[];
  readonly longestSentence: number | undefined;
  /** The limits of a file: those of the deepest folder that names any, else those of all. */
  readonly limitsOf: (path: string) => Limits;
}

export const settingsFile = '.vernacular.toml';

/** Reads the settings of a folder; a file that can't be understood is a {@link UsageError} that says what is wrong in it. */
export async function readSettings(folder: string): Promise<Settings> {
  const path = join(folder, settingsFile);
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new UsageError(`${settingsFile} can’t be read: ${error.message}`, { cause: error });
  });
  return settingsOf(tableOf(written), folder);
}

/** What holds where nothing is said. */
export const usualSettings = (): Settings => settingsOf({}, '.');

function tableOf(written: string): z.output<typeof schema> {
  try {
    return schema.parse(parse(written));
  } catch (cause) {
    if (cause instanceof TomlError)
      throw new UsageError(`${settingsFile}, line ${cause.line}: this is not TOML.`, { cause });
    if (!(cause instanceof z.ZodError)) throw cause;
    const [issue] = cause.issues;
    const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    throw new UsageError(
      issue?.code === 'unrecognized_keys'
        ? `${settingsFile}: there is no setting ‘${name}’.`
        : `${settingsFile}: ${name} is not what it may be.`,
      { cause },
    );
  }
}

function settingsOf(table: z.output<typeof schema>, root: string): Settings {
  const here = limitsIn(table);
  const folders = (table.folders ?? [])
    .map((folder) => Object.assign({ at: join(root, folder.path, sep) }, limitsIn(folder)))
    .toSorted((one, other) => other.at.length - one.at.length);
  return {
    period: table.period,
    method: table.method ?? 'published',
    language: table.language,
    knownWords: table['known-words'] ?? [],
    longestSentence: table['longest-sentence'],
    limitsOf(path) {
      const inside = folders.filter(
        ({ at }) => !relative(at, resolve(root, path)).startsWith('..'),
      );
      const first = (name: keyof Limits) =>
        inside.find((folder) => folder[name] !== null)?.[name] ?? here[name];
      return { minScore: first('minScore'), maxRare: first('maxRare') };
    },
  };
}

const limitsIn = (table: z.output<z.ZodObject<typeof limits>>): Limits => ({
  minScore: table['min-score'] ?? null,
  maxRare: table['max-rare'] ?? null,
});
