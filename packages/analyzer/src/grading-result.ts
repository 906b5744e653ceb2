import { renderHtml } from './render-html.ts';
import type { Report } from './report.ts';

export interface GradingResult {
  readonly cleanedWords: string[];
  /** The mid-frequency words. */
  readonly normalWords: string[];
  readonly rareWords: string[];
  readonly score: number | null;
  readonly name: string;
  /** Words and the text between them, which joined give the text. */
  readonly words: string[];
  readonly htmlResult: string;
}

/** Converts a report to the grading result of the specification. */
export function gradingResult(report: Report): GradingResult {
  const words: string[] = [];
  cutAtWords(report, (piece) => words.push(piece));
  return {
    cleanedWords: [...report.cleanedWords],
    normalWords: [...report.midWords],
    rareWords: [...report.rareWords],
    score: report.score,
    name: report.name,
    words,
    htmlResult: renderHtml(report),
  };
}

/** Passes each word and each text between words to `tell`, in order; joined they give the text. */
export function cutAtWords(
  { text, tokens }: Pick<Report, 'text' | 'tokens'>,
  tell: (piece: string) => void,
): void {
  let at = 0;
  for (let index = 0; index < tokens.length; index++) {
    const start = tokens.starts[index]!;
    if (start > at) tell(text.slice(at, start));
    at = tokens.ends[index]!;
    tell(text.slice(start, at));
  }
  if (at < text.length) tell(text.slice(at));
}
