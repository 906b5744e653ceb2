import type { KnownDictionary } from './known-dictionaries.ts';

/** One dictionary of the catalogue, as a site offers it. */
export interface CatalogueEntry extends KnownDictionary {
  readonly languageName: string;
  /** Distinct words; null if the counts are not installed. */
  readonly types: number | null;
  /** Size of the corpus in words; null when not installed or not known. */
  readonly tokens: number | null;
  /** If false, the general dictionary of the language is used in its place. */
  readonly isInstalled: boolean;
  readonly levels: EditionEntry | null;
  readonly counts: EditionEntry | null;
}

/** A levels or counts file for the browser. Its name holds a checksum, so what it names never changes. */
export interface EditionEntry {
  /** `English2021_2024.0123456789abcdef.levels` */
  readonly file: string;
  readonly checksum: string;
  /** Size as sent, compressed with Brotli. */
  readonly bytes: number;
}
