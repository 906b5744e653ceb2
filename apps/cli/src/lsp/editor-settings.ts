import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import {
  type Choices,
  choicesSchema,
  over,
  readSettings,
  type Settings,
  settingsFile,
  sayFault,
} from '../check/settings.ts';
import { type ListName, addToTomlList } from '../check/add-to-toml-list.ts';

/** Settings of an editor. Their names are those of `.vernacular.toml`, as they are or in camel case. */
const schema = choicesSchema.extend({ mid: z.boolean().optional() });
export type EditorSettings = z.output<typeof schema>;

const kebab = (name: string) => name.replaceAll(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`);

/** Reads the section `vernacular` of an editor's settings. Returns an error message if a value is invalid. */
export function readEditorSettings(section: unknown): EditorSettings | string {
  if (typeof section !== 'object' || section === null) return {};
  // Editors send null or '' for a setting that is not set.
  const said = Object.entries(section).filter(([, value]) => value !== null && value !== '');
  const read = schema.safeParse(
    Object.fromEntries(said.map(([name, value]) => [kebab(name), value])),
  );
  return read.success ? read.data : `The editor’s setting vernacular.${sayFault(read.error)}`;
}

/**
 * The settings of a text in the first of `folders`. What its `.vernacular.toml` leaves out comes from the editor’s
 * `choices`; lists are joined, with the known words of the user’s own file in `ownFolder`.
 */
export async function readAllSettings(
  ownFolder: string | null,
  choices: Choices,
  folders: readonly string[],
): Promise<Settings> {
  const hasOwn = ownFolder !== null && existsSync(join(ownFolder, settingsFile));
  const own = hasOwn ? await readSettings([ownFolder]) : null;
  const everywhere = { 'known-words': [...(own?.knownWords ?? [])] };
  return readSettings(folders, over(everywhere, choices));
}

/** Adds a word to a list of a settings file, which may be missing. Returns an error message if it can’t be edited. */
export async function addToSettings(
  path: string,
  name: ListName,
  word: string,
): Promise<string | null> {
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const longer = addToTomlList(written, name, word);
  if (longer === null)
    return `${path} is left as it is: “${word}” could not be added to ${name} there. Add it by hand.`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, longer);
  return null;
}
