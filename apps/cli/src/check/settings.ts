import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

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

/** What a `.vernacular.toml` says; nothing of it has to be said. */
export interface Settings {
  readonly period: string | undefined;
  readonly method: 'published' | 'refined';
  readonly language: 'en' | 'he' | undefined;
  readonly knownWords: readonly string[];
  readonly longestSentence: number | undefined;
  /** The limits of a file by its absolute path: those of the deepest folder that names any, else those of all. */
  readonly limitsOf: (path: string) => Limits;
}

export const settingsFile = '.vernacular.toml';

/** The settings file of a folder, or else of the nearest one above it, up to the root of its repository; null where none has any. */
export function nearestSettings(folder: string): string | null {
  const path = join(folder, settingsFile);
  if (existsSync(path)) return path;
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, '.git')) ? null : nearestSettings(above);
}

/**
 * Reads the settings of the first of the folders that has any, in it or above it. A file that can't be understood is a
 * {@link UsageError} that says what is wrong in it.
 */
export async function readSettings(...folders: readonly string[]): Promise<Settings> {
  for (const folder of folders) {
    const path = nearestSettings(folder);
    if (path === null) continue;
    const name = relative(folders.at(-1)!, path);
    const written = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
      throw new UsageError(`${name} can’t be read: ${cause.message}`, { cause });
    });
    return settingsOf(tableOf(written, name), dirname(path));
  }
  return usualSettings();
}

/** What holds where nothing is said. */
export const usualSettings = (): Settings => settingsOf({}, '.');

function tableOf(written: string, file: string): z.output<typeof schema> {
  try {
    return schema.parse(parse(written));
  } catch (cause) {
    if (cause instanceof TomlError)
      throw new UsageError(`${file}, line ${cause.line}: this is not TOML.`, { cause });
    if (!(cause instanceof z.ZodError)) throw cause;
    const [issue] = cause.issues;
    const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    throw new UsageError(
      issue?.code === 'unrecognized_keys'
        ? `${file}: there is no setting ‘${name}’.`
        : `${file}: ${name} is not what it may be.`,
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
      const inside = folders.filter(({ at }) => !relative(at, path).startsWith('..'));
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
