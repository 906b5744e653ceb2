import type { CheckedFile, Remark } from './check-file.ts';

export interface UnreadFile {
  readonly path: string;
  readonly trouble: string;
}

export interface CheckedFiles {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  readonly version: string;
}

export const told = ({ message, plainer }: Remark): string =>
  plainer.length === 0
    ? message
    : `${message} Plainer: ${plainer.map(({ by }) => `“${by}”`).join(', ')}.`;
