import type { WordPackage } from './docx/word-package.ts';

/**
 * Where each stretch of a text stood in its source: pairs of an offset in the text and one in the decoded source (its
 * byte-order mark left out), in UTF-16 units, both rising, the latter within each source. Between two pairs both run on
 * together.
 */
export type Origin = readonly (readonly [inText: number, inSource: number])[];

/** A file that a document takes in. Its source counts as standing behind those of the document and the files before it. */
export interface TakenIn {
  /** From the folder of the document. */
  readonly path: string;
  readonly source: string;
  /** Where the command that takes it in begins, in the sources one after another. */
  readonly from: number;
}

/** The text of a file, and where it stood. */
export interface Reading {
  readonly text: string;
  /** Null where the source is no text itself, as in a zip package. */
  readonly origin: Origin | null;
  /** The files that the document takes in, in their order; absent where there are none. */
  readonly takenIn?: readonly TakenIn[];
  /** Of a web page: true where its main part was left too short to be the text, so that all of it was read. */
  readonly isWholePage?: boolean;
  /** WHATWG name of the character encoding: 'utf-8', 'windows-1255' … */
  readonly encoding: string;
}

/** A file as a format gets it. */
export interface Source {
  readonly bytes: Uint8Array;
  /** The end of its name in small letters, without the dot. */
  readonly ending: string;
  readonly openZip: (bytes: Uint8Array) => WordPackage | Promise<WordPackage>;
  /** The bytes of another file of its folder, by a path from there; null where there is none, or no folder. */
  readonly nearby: (path: string) => Uint8Array | null;
}

/** Reads files of one format; throws UnreadableDocument. */
export type Reader = (source: Source) => Reading | Promise<Reading>;
