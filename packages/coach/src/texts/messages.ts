/**
 * Every sentence the local coach can say. Each states what was computed, so that the writer can check it in the text;
 * words of the writer come quoted.
 */
export interface Messages {
  /** Instead of facts, where the words are no answer yet. */
  readonly instead: {
    readonly sameText: string;
    readonly otherScript: string;
    readonly otherLanguage: string;
    readonly notSure: string;
  };
  readonly changed: (was: string, now: string) => string;
  readonly lostNumbers: (numbers: string, count: number) => string;
  readonly unknownFigure: (figure: string) => string;
  readonly lostNames: (names: string, count: number) => string;
  readonly strongerClaim: (was: string, now: string, before: string) => string;
  readonly strongerAnswer: (was: string, now: string) => string;
  readonly barePointer: (word: string) => string;
  readonly longestSentence: (words: number) => string;
  readonly longestWas: (was: number, now: number) => string;
  /** One name with its count: “gene” twice. */
  readonly nameCount: (name: string, count: number) => string;
  readonly tableNames: (counts: string, kept: string) => string;
  readonly settledName: (kept: string, gone: string, count: number) => string;
  readonly rowNowhere: (words: string) => string;
  readonly linkNowhere: (target: string) => string;
  readonly pointsNowhere: (target: string) => string;
  readonly pointsFar: (target: string, sentences: number) => string;
  readonly longPoint: (point: string, words: number) => string;
  readonly unlistedConnector: (word: string) => string;
  readonly absentConnector: (word: string) => string;
  readonly answerSentence: (place: number, sentences: number) => string;
  readonly nothingOfSentence: string;
  /** The words that the text has. */
  readonly littleOfSentence: (words: string) => string;
  /** Words one after the other, as the language joins them. */
  readonly listed: (all: readonly string[]) => string;
  /** Words of the writer in the quotation marks of the language. */
  readonly quoted: (words: string) => string;
}
