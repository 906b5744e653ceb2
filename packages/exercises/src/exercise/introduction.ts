/** What a student reads about an exercise before its first message, in one language. Plain text. */
export interface Introduction {
  readonly task: string;
  readonly name: string;
  readonly card: string;
  readonly title: string;
  readonly lead: string;
  readonly more?: string;
  readonly terms?: readonly { readonly name: string; readonly text: string }[];
  /** The first cell of each row is its heading. */
  readonly example?: {
    readonly title: string;
    readonly text: string;
    readonly headers: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}
