import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import {
  type Choices,
  choicesSchema,
  over,
  readSettings,
  readSettingsOver,
  type Settings,
  settingsFile,
  sayFault,
} from '../check/settings.ts';
import { type ListName, withListed } from '../check/with-listed.ts';

/** What an editor's settings say: names as in `.vernacular.toml`, or in camel case. */
export interface EditorSettings {
  readonly mid?: boolean | undefined;
  readonly choices: Choices;
}

const schema = choicesSchema.extend({ mid: z.boolean().optional() });

const kebab = (name: string) => name.replaceAll(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`);

/** The section `vernacular` of an editor's settings, or a sentence about what is wrong in it. */
export function readEditorSettings(section: unknown): EditorSettings | string {
  if (typeof section !== 'object' || section === null) return { choices: {} };
  // Editors send null or '' for what nobody set.
  const said = Object.entries(section).filter(([, value]) => value !== null && value !== '');
  const read = schema.safeParse(
    Object.fromEntries(said.map(([name, value]) => [kebab(name), value])),
  );
  if (!read.success) return `The editor’s setting vernacular.${sayFault(read.error)}`;
  const { mid, ...choices } = read.data;
  return { mid, choices };
}

/** The nearest file of a text, over what the editor says, over the words that are known everywhere. */
export async function readAllSettings(
  ownFolder: string | null,
  { choices }: EditorSettings,
  ...folders: readonly string[]
): Promise<Settings> {
  const hasOwn = ownFolder !== null && existsSync(join(ownFolder, settingsFile));
  const own = hasOwn ? await readSettings(ownFolder) : null;
  const everywhere = { 'known-words': [...(own?.knownWords ?? [])] };
  return readSettingsOver(over(everywhere, choices), ...folders);
}

/** Adds a word to a list of a file, which is made if there is none; a sentence where that can’t be done. */
export async function addToSettings(
  path: string,
  name: ListName,
  word: string,
): Promise<string | null> {
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const longer = withListed(written, name, word);
  if (longer === null)
    return `${path} is left as it is: “${word}” could not be added to ${name} there. Add it by hand.`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, longer);
  return null;
}
