import type { Changeable } from '../options.ts';

export interface Surroundings {
  readonly root: ShadowRoot;
  /** Folder with fonts and cursors, ending in a slash. */
  readonly assets: string;
  /** What was stored when the launcher came: consent may have been withdrawn since, and the page shows it still. */
  readonly settings: string | null;
  around(): Changeable;
  onClosed(): void;
}

export interface Menu {
  open(): Promise<void>;
  close(): void;
  language(): string;
  recall(): void;
  /** Names in the root element's classes what is on, after the page has rewritten them. */
  restore(): void;
  stop(): void;
}
