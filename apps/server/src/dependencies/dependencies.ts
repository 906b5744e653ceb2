import type { SiteDescription } from '@vernacular/contract';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import type { Coach } from '@vernacular/exercises';

import type { Config } from './config.ts';
import type { StudyDescription } from './read-studies.ts';
import type { Traces } from './traces.ts';
import type { Store } from '../store/index.ts';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  readonly send: (letter: Email) => Promise<void>;
  /** Deletes the mails to an address that this mailer keeps as files. */
  readonly forget?: (address: string) => Promise<void>;
  readonly tidy?: () => Promise<void>;
}

/** Argon2 parameters: memory in KiB, and passes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

export interface ModelReport {
  readonly name: string;
  readonly ends: Readonly<Record<string, number>>;
  readonly tokensToday: { readonly used: number; readonly most: number };
}

export interface ModelServer {
  readonly program: string;
  readonly url: string;
  readonly models: readonly string[];
}

/** What the site depends on: `start.ts` passes the real dependencies, tests pass their own. */
export interface Dependencies {
  readonly config: Config;
  readonly store: Store;
  readonly dictionaries: DictionaryStore;
  /** Worker threads open the dictionaries here themselves. */
  readonly dictionariesFolder: string;
  readonly webRoot: string;
  readonly site: SiteDescription;
  readonly studies?: readonly StudyDescription[];
  readonly coach?: Coach;
  readonly mail?: Mailer;
  readonly passwordCost?: PasswordCost | undefined;
  readonly model?: () => Promise<ModelReport>;
  readonly unusedModelServer?: () => ModelServer | null;
  /** Standard output by default; `null` disables logging. */
  readonly log?: { write(line: string): void } | null;
  readonly traces?: Traces | undefined;
  /** Aborted when the server begins to drain: `/readyz` then says that it is not ready. */
  readonly ending?: AbortSignal;
  readonly now?: () => Date;
}
