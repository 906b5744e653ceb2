import { renderHtml } from './render-html.ts';
import type { Report } from './report.ts';

/** The grading result of the specification. */
export interface GradingResult {
  readonly cleanedWords: string[];
  /** The mid-frequency words. */
  readonly normalWords: string[];
  readonly rareWords: string[];
  /** Null for a text without words. */
  readonly score: number | null;
  readonly name: string;
  /** The text cut into words and what stands between them; joined it is the text. */
  readonly words: string[];
  readonly htmlResult: string;
}

/** A report under the field names that the grading calls send. */
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

/** Tells the words of a text and what stands between them, one after another; joined they are the text. */
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
