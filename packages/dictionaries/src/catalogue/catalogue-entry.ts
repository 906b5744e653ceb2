import type { KnownDictionary } from './known-dictionaries.ts';

/** One dictionary of the catalogue, as a site offers it. */
export interface CatalogueEntry extends KnownDictionary {
  /** Name of the language, in English. */
  readonly languageName: string;
  /** Distinct words; null while the counts are not installed. */
  readonly types: number | null;
  /** Size of the corpus in words; null when not installed or not known. */
  readonly tokens: number | null;
  /** False: the general counts of the language answer instead. */
  readonly isInstalled: boolean;
  /** The levels-only edition, when installed. */
  readonly levels: EditionEntry | null;
  /** The counts of the words of the levels-only edition, when installed. */
  readonly counts: EditionEntry | null;
}

/** A file for the browser that never changes under its name. */
export interface EditionEntry {
  /** `English2021_2024.0123456789abcdef.levels` */
  readonly file: string;
  readonly checksum: string;
  /** Size as sent, compressed with Brotli. */
  readonly bytes: number;
}
