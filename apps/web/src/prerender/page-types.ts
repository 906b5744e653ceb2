import type { ConversationLanguage } from '@vernacular/exercises';

/** A text of the site as `namespace:key`, or the words by language. */
export type Words = string | Readonly<Record<string, string>>;

export interface Page {
  readonly path: string;
  /** Null for the home page, whose title is the name alone. */
  readonly title: Words | null;
  readonly description: Words;
  /** `whole`: the same for every user, so all of it is prerendered. `frame`: only the shell and a skeleton are. */
  readonly sent: 'whole' | 'frame';
  /** Paths under `features`. */
  readonly screens: readonly string[];
  /** The namespaces it needs that have a locale file of their own. */
  readonly texts?: readonly string[];
}

/** A prerendered page in one language. `html` is the content of the root element. */
export interface SentPage extends Page {
  readonly language: ConversationLanguage;
  readonly direction: 'ltr' | 'rtl';
  readonly titleText: string;
  readonly descriptionText: string;
  readonly html: string;
}
