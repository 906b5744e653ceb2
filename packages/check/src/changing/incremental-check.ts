import { checkText, type CheckOptions, type Finding } from '../findings/check-text.ts';
import { plainSource } from '../source/marked-text.ts';

/** The findings of a text, in order. */
export type FindIn = (text: string) => readonly Finding[];

/** A line break ends a sentence, unless the next line starts in lower case. */
const lineEnd = /\n(?!(?:(?!\n)[\s"'“‘«([]){0,20}\p{Ll})/gu;

/**
 * Returns a function that gives the wanted findings of a text. It caches them by paragraph, so that after an edit only
 * the changed paragraphs are checked again; with the refined method, the whole text is.
 */
export function findByParagraph(
  options: CheckOptions,
  isWanted: (finding: Finding) => boolean = () => true,
): FindIn {
  let kept = new Map<string, readonly Finding[]>();
  return (text) => {
    const now: typeof kept = new Map();
    const found = paragraphsOf(text, options).flatMap(({ start, written }) => {
      const known = now.get(written) ?? kept.get(written);
      const inIt = known ?? checkText(plainSource(written), options).findings.filter(isWanted);
      now.set(written, inIt);
      return inIt.map((finding) => {
        const place = { start: finding.place.start + start, end: finding.place.end + start };
        return Object.assign({}, finding, { place, source: place });
      });
    });
    kept = now;
    return found;
  };
}

function paragraphsOf(text: string, { method }: CheckOptions) {
  const starts = [0];
  if (method !== 'refined') for (const { index } of text.matchAll(lineEnd)) starts.push(index + 1);
  return starts.map((start, at) => ({ start, written: text.slice(start, starts[at + 1]) }));
}
