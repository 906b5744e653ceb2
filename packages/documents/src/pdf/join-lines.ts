import type { Line } from './lines.ts';

const hyphenAtEnd = /(\p{L}+)[-\u00ad\u2010]$/u;
const sentenceEnd = /[.!?:…]["'”’)\]]*$/u;
const smallAtStart = /^\p{Ll}[\p{L}\p{M}]*/u;

/** Joins lines into paragraphs, also across pages. A hyphen that only divides a word is dropped. */
export function joinLines(pages: readonly (readonly Line[])[]): string {
  const words = wordsOf(pages.flat());
  // An array of pieces: reading the end of one growing string after each line would take time in proportion to its
  // length.
  const pieces: string[] = [];
  let last: Line | null = null;
  for (const page of pages) {
    for (const [at, line] of page.entries()) {
      if (last !== null && isNewParagraph(last, line, at === 0)) pieces.push('\n');
      else if (last !== null) pieces.push(...between(pieces.pop()!, line.text, words));
      pieces.push(line.text);
      last = line;
    }
  }
  return pieces.join('');
}

/** The line and its separator: a space, or nothing after a hyphen, which is dropped if it only divides a word. */
function between(line: string, next: string, words: ReadonlySet<string>): readonly string[] {
  const [all, left] = hyphenAtEnd.exec(line.slice(-60)) ?? [];
  const [right] = smallAtStart.exec(next) ?? [];
  if (all === undefined || left === undefined) return [line, ' '];
  if (right === undefined) return [line];
  const whole = `${left}${right}`.toLowerCase();
  const compound = `${left}-${right}`.toLowerCase();
  // Keeps the hyphen if the text writes this word with one elsewhere.
  return [words.has(compound) && !words.has(whole) ? line : line.slice(0, -1)];
}

function wordsOf(lines: readonly Line[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of lines) {
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu))
      words.add(word);
  }
  return words;
}

function isNewParagraph(last: Line, line: Line, isNewPage: boolean): boolean {
  const size = Math.max(last.size, line.size);
  if (Math.abs(last.size - line.size) > size * 0.12) return true;
  const down = last.y - line.y;
  // A sentence runs on into a new column or page, unless the last line ended it.
  if (isNewPage || down < -size * 2) return sentenceEnd.test(last.text);
  if (down > size * 1.9) return true;
  const isIndented = line.left - last.left > size * 0.8 && line.left - last.left < size * 6;
  const endsEarly = last.right < line.right - size * 4 && sentenceEnd.test(last.text);
  return isIndented ? sentenceEnd.test(last.text) : endsEarly;
}
