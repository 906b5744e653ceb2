import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import { languageCodes } from '@vernacular/analyzer';
import { parse, TomlError } from 'smol-toml';
import { z } from 'zod';

import { UsageError } from '../streams-and-exit-codes.ts';

export interface Limits {
  /** Minimum score, 0 to 100. */
  readonly minScore: number | null;
  /** Maximum percentage of rare words. */
  readonly maxRare: number | null;
}

const percent = z.number().min(0).max(100).optional();
const limits = { 'min-score': percent, 'max-rare': percent };

const choiceFields = {
  period: z.string().optional(),
  method: z.enum(['published', 'refined']).optional(),
  language: z.enum(languageCodes).optional(),
  'known-words': z.array(z.string()).optional(),
  'longest-sentence': z.number().int().min(5).optional(),
  'rules-off': z.array(z.enum(['rare', 'mid', 'technical-sense', 'long-sentence'])).optional(),
};
/** The settings that `.vernacular.toml` and an editor can give. */
export const choicesSchema = z.object(choiceFields);
export type Choices = z.output<typeof choicesSchema>;

const schema = z.strictObject({
  ...limits,
  ...choiceFields,
  folders: z.array(z.strictObject({ path: z.string(), ...limits })).optional(),
});

export type Settings = Readonly<ReturnType<typeof settingsOf>>;

export const settingsFile = '.vernacular.toml';
/** The words with which a message tells the user how to have a text in an unsupported language checked as English. */
export const languageSetting = `set language = "en" in ${settingsFile}`;

/** Path of the nearest settings file, in the folder or above it within its repository; null if there is none. */
export function nearestSettings(folder: string): string | null {
  const path = join(folder, settingsFile);
  if (existsSync(path)) return path;
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, '.git')) ? null : nearestSettings(above);
}

/**
 * Reads the settings file of the first of `folders` that has one, in it or above it within its repository; without any,
 * the defaults `below`. Lists of both are joined. Throws {@link UsageError} for an invalid file.
 */
export async function readSettings(
  folders: readonly string[],
  below: Choices = {},
): Promise<Settings> {
  for (const folder of folders) {
    const path = nearestSettings(folder);
    if (path === null) continue;
    const name = relative(folders.at(-1)!, path);
    const written = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
      throw new UsageError(`${name} can’t be read: ${cause.message}`, { cause });
    });
    return settingsOf(over(below, tableOf(written, name)), dirname(path));
  }
  return usualSettings(below);
}

/** The settings without a settings file. */
export const usualSettings = (choices: Choices = {}): Settings => settingsOf(choices, '.');

/** `table` with what only `below` sets; their lists are joined. */
export const over = <Table extends Choices>(below: Choices, table: Table): Table => ({
  ...below,
  ...table,
  'known-words': [...(below['known-words'] ?? []), ...(table['known-words'] ?? [])],
  'rules-off': [...(below['rules-off'] ?? []), ...(table['rules-off'] ?? [])],
});

function tableOf(written: string, file: string): z.output<typeof schema> {
  try {
    return schema.parse(parse(written));
  } catch (cause) {
    if (cause instanceof TomlError)
      throw new UsageError(`${file}, line ${cause.line}: this is not TOML.`, { cause });
    if (!(cause instanceof z.ZodError)) throw cause;
    throw new UsageError(`${file}: ${sayFault(cause)}`, { cause });
  }
}

/** The first fault of settings: ‘period: expected string, received number.’ */
export function sayFault({ issues: [issue] }: z.ZodError): string {
  if (issue?.code === 'unrecognized_keys') return `there is no setting ‘${issue.keys[0]}’.`;
  const path = issue?.path.filter((part) => typeof part === 'string').join('.');
  // Zod's sentence without its first words: “Invalid option: expected one of "rare"|"mid"”.
  return `${path}: ${issue?.message.replace(/^[^:]*: /u, '')}.`;
}

function settingsOf(table: z.output<typeof schema>, root: string) {
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
    rulesOff: table['rules-off'] ?? [],
    /** `path` is absolute. The deepest `[[folders]]` entry that sets a limit gives it, or else the top of the file. */
    limitsOf(path: string): Limits {
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
