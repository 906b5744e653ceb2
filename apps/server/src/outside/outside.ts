import type { SiteDescription } from '@vernacular/contract';
import type { DictionaryStore } from '@vernacular/dictionaries/node';
import type { Coach } from '@vernacular/exercises';

import type { Mailer } from './mail.ts';
import type { PasswordCost } from './password-cost.ts';
import type { Config } from './config.ts';
import type { StudyDescription } from './read-studies.ts';
import type { Traces } from './traces.ts';
import type { Store } from '../store/index.ts';

/** The state of the language model on this server. */
export interface ModelReport {
  readonly name: string;
  /** How comments ended since the start, by how. */
  readonly ends: Readonly<Record<string, number>>;
  /** Tokens of the whole site today. */
  readonly tokensToday: { readonly used: number; readonly most: number };
}

/** All that the site needs from outside itself; tests bring their own, `main.ts` brings the real ones. */
export interface Outside {
  readonly config: Config;
  readonly store: Store;
  readonly dictionaries: DictionaryStore;
  /** The folder the dictionaries are in, for threads that open it themselves. */
  readonly dictionariesFolder: string;
  /** The folder the web app was built into. */
  readonly webRoot: string;
  /** What SITE_CONFIG says, or its defaults. */
  readonly site: SiteDescription;
  /** What STUDIES says; none unless told. */
  readonly studies?: readonly StudyDescription[];
  /** Who comments on drafts; nobody unless told. */
  readonly coach?: Coach;
  /** Sends letters: through SMTP_URL, or into the outbox folder, unless told. */
  readonly mail?: Mailer;
  /** What a guess at a password costs: full strength unless told, and only tests tell. */
  readonly passwordCost?: PasswordCost | undefined;
  /** What operators are shown of the language model, when there is one. */
  readonly model?: () => Promise<ModelReport>;
  /** Where log lines go: standard output unless told, `null` for silence. */
  readonly log?: { write(line: string): void } | null;
  /** Where requests and their parts are traced to; nowhere unless told. */
  readonly traces?: Traces | undefined;
  /** Aborted when the site is about to end, before it takes no more requests. */
  readonly ending?: AbortSignal;
  readonly now?: () => Date;
}
