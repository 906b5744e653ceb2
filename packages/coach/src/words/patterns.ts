/** What is looked for in a draft of one language. */
export interface Patterns {
  /** Least share of function words in prose, where other languages are written in the same letters. */
  readonly leastFunctionWords?: number;
  /** The form of a word under which the list `anySense` is looked up. */
  readonly senseOf: (word: string) => string;
  readonly numeral: RegExp;
  /** A sentence opening with a pronoun or a noun that points back: “They”, “The study”. */
  readonly pronounOpening: RegExp;
  readonly connectorOpening: RegExp;
  /** Words by which a sentence may refer to another. */
  readonly pointing: RegExp;
  /** Words that may lean on another sentence for their sense: “there”, “more”, “first”. */
  readonly leaning: RegExp;
  /** General terms, “the drug” or “patients”, for what another sentence calls by its name. */
  readonly kin: readonly RegExp[];
  /** Words that begin with this many equal letters may be related. */
  readonly longestBeginning: number;
  /** A word in small letters, without prefixes. */
  readonly core: (word: string) => string;
  /** Names of one thing; the first group is the name. */
  readonly synonyms: readonly RegExp[];
}

/** The patterns of one language that only the facts of the local coach use, and no page of the site. */
export interface FactPatterns {
  /** A sentence that opens with “this” and a verb. */
  readonly barePointer: RegExp;
  /** In such sentences a figure is an assumption or a wish and not a result. */
  readonly supposed: RegExp;
  /** A cell that comments on the text; none where words stand in too many forms to be called absent. */
  readonly comment?: RegExp;
  /** Whether a word of the draft is this word of a name. */
  readonly isOfName: (word: string, name: string) => boolean;
}
