/** What the Word download of a graded text shows. */
export interface ResultDocument {
  /** Title of the article; empty becomes 'Article'. */
  readonly name: string;
  /** `Totals` or `Report` of the analyser fit here. */
  readonly totals: {
    readonly common: number;
    readonly mid: number;
    readonly rare: number;
    readonly cleaned: number;
    readonly score: number;
    readonly percentages: { readonly common: number; readonly mid: number; readonly rare: number };
  };
  /** 'Nicely done!' or the sentence for lower scores. */
  readonly feedback: string;
  /** The text in order, words and what stands between them; `level` is null between words. Joined it is the text. */
  readonly pieces: Iterable<{
    readonly text: string;
    readonly level: 'common' | 'mid' | 'rare' | null;
  }>;
  /** Which counts answered: 'News in English, 2021–2024'; null when not known. */
  readonly dictionary: string | null;
  readonly date: Date;
  readonly direction: 'ltr' | 'rtl';
}

/** The Word document of a graded text: title, score, table of levels, coloured text, dictionary and date. */
export async function writeResultDocument(result: ResultDocument): Promise<Uint8Array> {
  throw new Error(`not written yet: ${result.name}`);
}
