import type { Changeable } from '../options.ts';

export interface Surroundings {
  readonly root: ShadowRoot;
  /** Folder with fonts and cursors, ending in a slash. */
  readonly assets: string;
  /**
   * Settings stored when the launcher was added. The page still shows them even if consent has been withdrawn since.
   */
  readonly settings: string | null;
  around(): Changeable;
  onClosed(): void;
}

export interface Menu {
  open(): Promise<void>;
  close(): void;
  language(): string;
  recall(): void;
  /** Sets the classes of the root element again, after the page has replaced them. */
  restore(): void;
  stop(): void;
}
