import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { ConversationLanguage } from '@vernacular/exercises';

import {
  BrokenPrompt,
  readExamples,
  readSteps,
  readTeacher,
  stepsByFile,
  type PromptBook,
} from './prompt-book.ts';

/** What a model is told, in each language, and a version that changes with any letter of it. */
export interface Prompts {
  readonly version: string;
  readonly books: Readonly<Record<ConversationLanguage, PromptBook>>;
}

const builtIn = fileURLToPath(new URL('../../prompts', import.meta.url));
const languages = ['en', 'he'] as const;

/** Reads a file of prompts; null where there is none. */
export type ReadPrompt = (path: string) => string | null;

const inFolder =
  (folder: string): ReadPrompt =>
  (path) => {
    try {
      return readFileSync(join(folder, path), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw new BrokenPrompt('cannot be read', { cause: error });
    }
  };

const readers: Readonly<Record<string, (file: string) => Partial<PromptBook>>> = {
  'teacher.md': readTeacher,
  'examples.md': (file) => ({ examples: readExamples(file) }),
};

/**
 * The prompts that ship with this package; a folder of one's own, in which files stand by the same names, goes before
 * them file by file. One that is broken is told in a line, and the built-in one is used.
 */
export function readPrompts(
  folder?: string,
  { own = folder === undefined ? () => null : inFolder(folder), shipped = inFolder(builtIn) } = {},
): { readonly prompts: Prompts; readonly troubles: readonly string[] } {
  const troubles: string[] = [];
  const used: string[] = [];

  const readWith = <Read>(path: string, read: (file: string) => Read): Read => {
    const file = shipped(path);
    if (file === null) throw new BrokenPrompt(`${path} is missing from the package`);
    try {
      const mine = own(path);
      if (mine !== null) {
        const result = read(mine);
        used.push(mine);
        return result;
      }
    } catch (error) {
      if (!(error instanceof BrokenPrompt)) throw error;
      troubles.push(`${path} ${error.message}; the built-in one is used.`);
    }
    used.push(file);
    return read(file);
  };

  const bookOf = (language: ConversationLanguage): PromptBook => {
    const steps = Object.entries(stepsByFile).map(([name, focuses]) =>
      readWith(`${language}/${name}.md`, (file) => readSteps(file, focuses)),
    );
    const rest = Object.entries(readers).map(([name, read]) =>
      readWith(`${language}/${name}`, read),
    );
    return Object.assign({ steps: Object.assign({}, ...steps) }, ...rest) as PromptBook;
  };

  const [en, he] = languages.map(bookOf) as [PromptBook, PromptBook];
  const version = createHash('sha256').update(used.join('\u0000')).digest('hex').slice(0, 8);
  return { prompts: { version, books: { en, he } }, troubles };
}
