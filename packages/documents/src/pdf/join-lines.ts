import type { Line } from './lines.ts';

const hyphenAtEnd = /(\p{L}+)[-\u00ad\u2010]$/u;
const sentenceEnd = /[.!?:…]["'”’)\]]*$/u;
const smallAtStart = /^\p{Ll}[\p{L}\p{M}]*/u;

export function joinLines(pages: readonly (readonly Line[])[]): string {
  const words = wordsOf(pages.flat());
  let text = '';
  let last: Line | null = null;
  for (const page of pages) {
    for (const [at, line] of page.entries()) {
      if (last === null) text = line.text;
      else if (isNewParagraph(last, line, at === 0)) text += `\n${line.text}`;
      else text = joined(text, line.text, words);
      last = line;
    }
  }
  return text;
}

function joined(text: string, next: string, words: ReadonlySet<string>): string {
  const [all, left] = hyphenAtEnd.exec(text.slice(-60)) ?? [];
  const [right] = smallAtStart.exec(next) ?? [];
  if (all === undefined || left === undefined) return `${text} ${next}`;
  if (right === undefined) return text + next;
  const whole = `${left}${right}`.toLowerCase();
  const compound = `${left}-${right}`.toLowerCase();
  // Keeps the hyphen if the text writes this word with one elsewhere.
  return words.has(compound) && !words.has(whole) ? text + next : text.slice(0, -1) + next;
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
