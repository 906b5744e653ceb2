import type { Texts } from '../../locales/catalogue.ts';
import table from './clients.json';

type Said = Texts['integrations'];

/** What one does, and the lines it takes. */
export interface Step {
  readonly say: keyof Said['steps'];
  /** Names of files in `snippets`. */
  readonly snippets?: readonly string[];
}

/** A program that takes the De-Jargonizer along. */
export interface Client {
  readonly id: keyof Said['leads'];
  /** Null for what has a name in each language. */
  readonly name: string | null;
  readonly tried: keyof Said['tried'];
  /** What decides whether it speaks Hebrew: the text, or the page it stands in; else it always speaks English. */
  readonly speaksAs?: 'text' | 'page';
  readonly steps: readonly Step[];
}

/** The programs, in the order of the page. `scripts/integrations.mjs` writes docs/integrations.md from the same table. */
export const groups = table as readonly {
  readonly group: keyof Said['groups'];
  readonly clients: readonly Client[];
}[];

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const byName = (files: Record<string, string>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([path, found]) => [lastPart(path), found]));

/** Lines to copy, by the name of their file. Tests run these files. */
export const snippets = byName(
  import.meta.glob<string>('./snippets/*', { eager: true, query: '?raw', import: 'default' }),
);

/** The files that lines belong in, by the name of the snippet; what belongs in none has a name in each language. */
export const files: Readonly<Record<string, string>> = {
  'vs-code.json': 'settings.json',
  'neovim.lua': 'init.lua',
  'helix.toml': 'languages.toml',
  'emacs.el': 'init.el',
  'zed.json': 'settings.json',
  'vernacular.toml': '.vernacular.toml',
  'pre-commit.yaml': '.pre-commit-config.yaml',
  'gitlab.yml': '.gitlab-ci.yml',
};

export type Lines = keyof Said['lines'];

/** The name of a snippet among the words of the page. */
export const stemOf = (name: string): string => name.replace(/\.\w+$/u, '');

/** Addresses of drawings, by `<id of a client>.svg`. */
export const pictures = byName(
  import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** The site's address as it stands in the snippets. */
export const sampleSite = 'http://localhost:3000';
