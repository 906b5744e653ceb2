/** What a story looks for: by role and name as a reader finds it, or by a selector. Open shadow roots are looked into. */
export interface Target {
  readonly role?: string;
  /** The accessible name, whole; a regular expression finds a part. */
  readonly name?: string | RegExp;
  readonly css?: string;
}

/** A function that runs in the page. It must stand alone; arguments and answer travel as JSON. */
export type InPage<A extends readonly unknown[], R> = (...args: A) => R;

/** What each engine's driver can do; the stories know nothing else of it. */
export interface BrowserPage {
  /** Where the site is, without a slash at the end. */
  readonly address: string;
  open(path: string): Promise<void>;
  back(): Promise<void>;
  run<A extends readonly unknown[], R>(work: InPage<A, R>, ...args: A): Promise<R>;
  /** Whether it is there now. */
  has(target: Target): Promise<boolean>;
  /** Waits for it, then presses it as a mouse does. */
  click(target: Target): Promise<void>;
  focus(target: Target): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** One key, with Shift before it when the name says so: `Escape`, `Shift+Tab`. */
  press(key: string): Promise<void>;
  /** Gives files to a file field, hidden or not. */
  choose(target: Target, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser of one engine; each page is a visitor who has never been here. */
export interface Engine {
  newPage(address: string): Promise<BrowserPage>;
  end(): Promise<void>;
}
