import { readFile } from 'node:fs/promises';

import { validate } from '@vernacular/contract';
import type { z } from 'zod';

import { WrongSettings } from './config.ts';

/**
 * Reads and validates the JSON file at `path`, which the setting `name` gives. Throws WrongSettings when the file
 * cannot be read, is not JSON, or does not fit `schema`.
 */
export async function readSettingsFile<Schema extends z.ZodType>(
  name: string,
  path: string,
  schema: Schema,
  parse: (content: string) => unknown = JSON.parse,
): Promise<z.output<Schema>> {
  const wrong = (what: string) => (cause: unknown) => {
    throw new WrongSettings(`${name} names a file that ${what}: ${path}.`, { cause });
  };
  const content = await readFile(path, 'utf8').catch(wrong('could not be read'));
  const json = await Promise.resolve(content).then(parse).catch(wrong('is not JSON'));
  const parsed = validate(schema, json);
  if (!parsed.isRight) throw wrongFile(name, path, parsed.sentences);
  return parsed.data;
}

export const wrongFile = (name: string, path: string, sentences: readonly string[]) =>
  new WrongSettings(`${name} is not right (${path}).\n${sentences.join('\n')}`);
