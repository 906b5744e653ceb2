import type { integrations } from '../../locales/translation-types.ts';
import table from './clients.json';

type Said = typeof integrations;

export interface Step {
  readonly say: keyof Said['steps'];
  /** Names of files in `snippets`. */
  readonly snippets?: readonly string[];
}

export interface Client {
  readonly id: keyof Said['leads'];
  /** Null if the name is translated (`names.<id>`). */
  readonly name: string | null;
  readonly tried: keyof Said['tried'];
  /** The program and its version, if `tried` is `seen`. */
  readonly version?: string;
  /** What decides whether messages are in Hebrew: the language of the text, or of the page. Absent: always English. */
  readonly speaksAs?: 'text' | 'page';
  readonly steps: readonly Step[];
}

/**
 * All programs that the site can be used from, in groups and in the order of the page. `scripts/integrations-page.mjs`
 * generates docs/integrations.md from the same table.
 */
export const groups = table as readonly {
  readonly group: keyof Said['groups'];
  readonly clients: readonly Client[];
}[];

const byName = (files: Record<string, string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, found]) => [path.replace(/.*\//u, ''), found]),
  );

/** Snippets by file name. Tests run these files. */
export const snippets = byName(
  import.meta.glob<string>('./snippets/*', { eager: true, query: '?raw', import: 'default' }),
);

/** Name of the file that a snippet belongs in. A snippet without an entry has a translated title (`lines.<stem>`). */
export const files: Readonly<Record<string, string>> = {
  'neovim.lua': 'init.lua',
  'helix.toml': 'languages.toml',
  'emacs.el': 'init.el',
  'kate.json': 'settings.json',
  'zed.json': 'settings.json',
  'vernacular.toml': '.vernacular.toml',
  'pre-commit.yaml': '.pre-commit-config.yaml',
  'gitlab.yml': '.gitlab-ci.yml',
};

export type Lines = keyof Said['lines'];

export const stemOf = (name: string): string => name.replace(/\.\w+$/u, '');

export const pictures = byName(
  import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** The site's address in the snippet files, replaced by the real origin when shown. */
export const sampleSite = 'http://localhost:3000';
