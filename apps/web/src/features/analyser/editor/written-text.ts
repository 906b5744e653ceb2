/** The text in the writing box, as in CodeMirror's `Text`: a part is read without building the whole string. */
export interface WrittenText {
  readonly length: number;
  sliceString(from: number, to?: number): string;
  toString(): string;
}

/** The text of a box that holds a string. */
export class PlainText implements WrittenText {
  readonly text: string;
  readonly length: number;

  constructor(text: string) {
    this.text = text;
    this.length = text.length;
  }

  sliceString(from: number, to?: number): string {
    return this.text.slice(from, to);
  }

  toString(): string {
    return this.text;
  }
}
