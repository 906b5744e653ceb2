import type { Changeable } from '../options.ts';
import type { Settings } from '../settings/settings.ts';

export interface Surroundings {
  readonly root: ShadowRoot;
  /** Folder with fonts and cursors, ending in a slash. */
  readonly assets: string;
  /**
   * The settings that the page shows. They are passed in because consent may have been withdrawn since they were read
   * from storage.
   */
  readonly settings: Settings;
  around(): Changeable;
  onClosed(): void;
}

export interface Menu {
  open(): Promise<void>;
  close(): void;
  recall(): void;
  stop(): void;
}
