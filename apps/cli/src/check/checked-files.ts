import type { CheckedFile, Remark } from './check-file.ts';

/** A file that could not be read, and why. */
export interface UnreadFile {
  readonly path: string;
  readonly trouble: string;
}

/** All that a check found. */
export interface CheckedFiles {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  /** Of the program. */
  readonly version: string;
}

/** A remark in a sentence or two, with the plainer words that are known for it. */
export const told = ({ message, plainer }: Remark): string =>
  plainer.length === 0
    ? message
    : `${message} Plainer: ${plainer.map(({ by }) => `“${by}”`).join(', ')}.`;
