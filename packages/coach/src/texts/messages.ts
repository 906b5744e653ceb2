/**
 * Every sentence that the local coach can say. Each states what was computed, so that the writer can check it in the
 * text, and quotes the writer’s words.
 */
export interface Messages {
  readonly instead: {
    readonly sameText: string;
    readonly otherScript: string;
    readonly otherLanguage: string;
    readonly notSure: string;
  };
  readonly changed: (was: string, now: string) => string;
  readonly unknownFigure: (figure: string) => string;
  readonly strongerClaim: (was: string, now: string, before: string) => string;
  readonly strongerAnswer: (was: string, now: string) => string;
  readonly barePointer: (word: string) => string;
  readonly longestSentence: (words: number) => string;
  readonly settledName: (kept: string, gone: string, count: number) => string;
  readonly rowNowhere: (words: string) => string;
  readonly linkNowhere: (target: string) => string;
  readonly pointsNowhere: (target: string) => string;
  readonly pointsFar: (target: string, sentences: number) => string;
  readonly absentConnector: (word: string) => string;
  readonly answerSentence: (place: number, sentences: number) => string;
  readonly absentSentence: string;
  readonly listed: (all: readonly string[]) => string;
  readonly quoted: (words: string) => string;
}
