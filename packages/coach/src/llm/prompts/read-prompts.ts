import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  coachFocuses,
  type ConversationLanguage,
  conversationLanguages,
} from '@vernacular/exercises';

import { allFixedRules } from './fixed-rules.ts';
import {
  BrokenPrompt,
  readExamples,
  readRole,
  readSteps,
  type PromptBook,
} from './parse-prompt-files.ts';

/** The prompts in each language. `version` is a hash that changes with any prompt or fixed rule. */
export interface Prompts {
  readonly version: string;
  readonly books: Readonly<Record<ConversationLanguage, PromptBook>>;
}

const builtIn = fileURLToPath(new URL('../../../prompts', import.meta.url));

type ReadPrompt = (path: string) => string | null;

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
  'teacher.md': readRole,
  'judge.md': (file) => ({ judge: readRole(file) }),
  'examples.md': (file) => ({ examples: readExamples(file) }),
};

const names = conversationLanguages.flatMap((language) =>
  [...Object.keys(coachFocuses).map((name) => `${name}.md`), ...Object.keys(readers)].map(
    (name) => `${language}/${name}`,
  ),
);

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
      : entry.name,
  );

function straysIn(folder: string): string | null {
  const strays = pathsIn(folder)
    .filter((path) => path.endsWith('.md') && !/(?:^|\/)(?:\.|readme\.md$)/iu.test(path))
    .filter((path) => !names.includes(path))
    .toSorted();
  if (strays.length === 0) return null;
  const some = strays.slice(0, 5).join(', ') + (strays.length > 5 ? ', …' : '');
  const [first, ...others] = conversationLanguages;
  const ofFirst = names.filter((name) => name.startsWith(`${first}/`)).join(', ');
  return `${some}: no prompt has this name, so it is not used. The names are ${ofFirst}, and the same in ${others.join(' and ')}.`;
}

function openOwn(folder?: string): {
  readonly own: ReadPrompt;
  readonly trouble: string | null;
} {
  if (folder === undefined) return { own: () => null, trouble: null };
  try {
    return { own: inFolder(folder), trouble: straysIn(folder) };
  } catch {
    return {
      own: () => null,
      trouble: `${folder} is no folder that can be read; the built-in prompts are used.`,
    };
  }
}

/** The built-in prompts, each replaced by a file in `folder`. `troubles` names broken files, which are not used. */
export function readPrompts(
  folder?: string,
  { own, rules = allFixedRules }: { readonly own?: ReadPrompt; readonly rules?: string } = {},
): { readonly prompts: Prompts; readonly troubles: readonly string[] } {
  const opened = openOwn(folder);
  const troubles: string[] = opened.trouble === null ? [] : [opened.trouble];
  const used: string[] = [];

  const shipped = inFolder(builtIn);
  const readWith = <Read>(path: string, read: (file: string) => Read): Read => {
    const file = shipped(path);
    if (file === null) throw new BrokenPrompt(`${path} is missing from the package`);
    try {
      const mine = (own ?? opened.own)(path);
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
    const steps = Object.entries(coachFocuses).map(([name, focuses]) =>
      readWith(`${language}/${name}.md`, (file) => readSteps(file, focuses)),
    );
    const rest = Object.entries(readers).map(([name, read]) =>
      readWith(`${language}/${name}`, read),
    );
    return Object.assign({ steps: Object.assign({}, ...steps) }, ...rest) as PromptBook;
  };

  const books = Object.fromEntries(
    conversationLanguages.map((language) => [language, bookOf(language)]),
  ) as Prompts['books'];
  const version = createHash('sha256')
    .update([...used, rules].join('\u0000'))
    .digest('hex')
    .slice(0, 8);
  return { prompts: { version, books }, troubles };
}
