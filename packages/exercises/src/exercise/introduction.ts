/** What an exercise is called and what is said of it before its first message, in one language. Plain text. */
export interface Introduction {
  /** In the list of somebody's tasks and above a shared one. */
  readonly task: string;
  /** On its card and in the menu. */
  readonly name: string;
  /** What it is for, on its card. */
  readonly card: string;
  /** Above its conversation, and the title of its page. */
  readonly title: string;
  /** What to expect, under the title. */
  readonly lead: string;
  /** One paragraph more, where it is needed. */
  readonly more?: string;
  /** The ideas it works with. */
  readonly terms?: readonly { readonly name: string; readonly text: string }[];
  /** An example to open: a table, the first cell of each row its heading. */
  readonly example?: {
    readonly title: string;
    readonly text: string;
    readonly headers: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}
