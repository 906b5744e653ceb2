import type { WordPackage } from './docx/document-package.ts';

/**
 * Pairs of an offset in the text and the same place in the decoded source (without its byte-order mark), in UTF-16 code
 * units. Both numbers rise, `inSource` only within each source, and between two pairs they advance together. Where two
 * pairs have one offset in the text, the first says where the text before it ends in the source: “é” of `&eacute;` ends
 * behind the semicolon.
 */
export type Origin = readonly (readonly [inText: number, inSource: number])[];

/** A file that a document includes. Its offsets follow those of the document and of the files before it. */
export interface TakenIn {
  /** Relative to the document's folder. */
  readonly path: string;
  readonly source: string;
  /** Offset of the including command in the concatenated sources. */
  readonly from: number;
}

/** A file that a document names, but that was not read. */
export interface NotTakenIn {
  /** Relative to the document's folder. */
  readonly path: string;
  /** The cycle of includes that leads back to the file, in order; null if the file can’t be read. */
  readonly circle: readonly string[] | null;
}

export interface Reading {
  readonly text: string;
  /** Null if the source is not text itself, as in a zip package. */
  readonly origin: Origin | null;
  readonly takenIn?: readonly TakenIn[];
  readonly notTakenIn?: readonly NotTakenIn[];
  /** For web pages: true if the main part was too short to be the text, so that the whole page was read. */
  readonly isWholePage?: boolean;
  /** WHATWG name of the character encoding: 'utf-8', 'windows-1255' … */
  readonly encoding: string;
}

export interface Source {
  readonly bytes: Uint8Array;
  /** File extension in lower case, without the dot. */
  readonly ending: string;
  readonly openZip: (bytes: Uint8Array) => WordPackage | Promise<WordPackage>;
  /** The bytes of another file by its path from the document's folder, or null. Null without a folder. */
  readonly nearby: ((path: string) => Uint8Array | null) | null;
  readonly onPage?: (done: number, of: number) => void;
}

/** Reads the text of a file of one format. Throws UnreadableDocument. */
export type Reader = (source: Source) => Reading | Promise<Reading>;
