import type { Changeable } from '../options.ts';

/** What the launcher passes to the menu. `root` is the widget's shadow root and holds the launcher. */
export interface Surroundings {
  readonly root: ShadowRoot;
  /** Folder with fonts and cursors, ending in a slash. */
  readonly assets: string;
  /**
   * Settings as the launcher last read them from storage, unparsed; null if there were none. The page still shows them
   * even if consent has been withdrawn since.
   */
  readonly settings: string | null;
  /** The owner's options as they are now. */
  around(): Changeable;
  onClosed(): void;
}

export interface Menu {
  open(): Promise<void>;
  close(): void;
  /** The menu's language, BCP 47. */
  language(): string;
  /** Call once the owner allows storage: stores what was chosen before, or takes what is stored. */
  recall(): void;
  /** Sets the classes of the root element again, after the page has replaced them. */
  restore(): void;
  /** Closes the panel and undoes all that the menu has changed on the page. */
  stop(): void;
}
