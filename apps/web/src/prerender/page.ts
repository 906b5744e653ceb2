/** Words of a page: a text of the site by namespace and key, or what they are in each language. */
export type Words = string | Readonly<Record<string, string>>;

/** A page as it is sent: its title and description, and how much of it is there before any script runs. */
export interface Page {
  readonly path: string;
  /** Null for the home page, which bears the product's name alone. */
  readonly title: Words | null;
  readonly description: Words;
  /** `whole` for what is the same for everybody; of the others the frame is sent, and a sketch of what is to come. */
  readonly sent: 'whole' | 'frame';
  /** The files of its screens, under `features`. */
  readonly screens: readonly string[];
  /** The texts it needs that have a file of their own. */
  readonly texts?: readonly string[];
}

/** A page in a language, as the server sends it. */
export interface SentPage extends Page {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly titleText: string;
  readonly descriptionText: string;
  /** What is inside the root element. */
  readonly html: string;
}
