/** The dictionary that answers a request. */
export interface DictionaryChoice {
  /** The one that answers. */
  readonly code: string;
  /** The one asked for, when one was. */
  readonly requested: string | null;
  readonly isSubstitute: boolean;
}
