import { checkText, type CheckOptions, type Finding } from '../findings/check-text.ts';
import { plainSource } from '../source/marked-text.ts';

/** Reads a text and names what was found, with its places in the text. */
export type FindIn = (text: string) => readonly Finding[];

/** A line that goes on in lower case was only wrapped; everywhere else a sentence ends with its line. */
const lineEnd = /\n(?!(?:(?!\n)[\s"'“‘«([]){0,20}\p{Ll})/gu;

/**
 * Finds by the paragraph, and keeps what it found in each of the last text: of a text with a change only the paragraph
 * around it is read. The refined method looks at the whole text, and so does this for it.
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
