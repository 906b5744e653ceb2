import type { CheckedFile } from './check-file.ts';

export interface UnreadFile {
  readonly path: string;
  readonly trouble: string;
}

export interface CheckedFiles {
  readonly files: readonly CheckedFile[];
  readonly unread: readonly UnreadFile[];
  readonly version: string;
}
