/**
 * Characters that replace markup, one for each of its characters, so that offsets stay. Each says how the text around
 * it is read: as separate words, as one word (“**bo**ld”), on a new line, or in the next table cell. They are
 * noncharacters of Unicode, which occur in no text.
 */
export const marks = { apart: '\uFDD0', joined: '\uFDD1', line: '\uFDD2', cell: '\uFDD3' } as const;

type Blanked = keyof typeof marks;

/** Markup to replace with a mark, except for what the named group `text` matches. */
type Rule = readonly [pattern: RegExp | ((source: string) => string), as?: Blanked];

/** Rules in the order in which they are applied: a later rule does not match what an earlier one has replaced. */
export type Rules = readonly Rule[];

/** Matches the next piece of a source with marks: a paragraph break, a run of one mark, or text without marks. */
export const shown =
  /\n[ \t\r]*\n\s*|\uFDD0+|\uFDD1+|\uFDD2+|\uFDD3+|(?:(?!\n[ \t\r]*\n)[^\uFDD0-\uFDD3])+/gu;

/** Replaces each character with a mark. Line ends stay, because they separate paragraphs. */
export const blanks = (text: string, as: Blanked = 'apart'): string =>
  text.replaceAll(/[^\r\n]/gu, marks[as]);

export function blank(source: string, [pattern, as = 'apart']: Rule): string {
  if (typeof pattern === 'function') return pattern(source);
  let blanked = '';
  let done = 0;
  for (const { 0: found, index, indices } of source.matchAll(pattern)) {
    const end = index + found.length;
    const [from, to] = indices?.groups?.['text'] ?? [end, end];
    blanked += source.slice(done, index) + blanks(source.slice(index, from), as);
    blanked += source.slice(from, to) + blanks(source.slice(to, end), as);
    done = end;
  }
  return blanked + source.slice(done);
}

/** The rule that removes web and mail addresses, which every markup may hold. */
export const addresses: Rule = [
  /\b(?:https?:|ftp:|mailto:|[a-z]{2,9}:\/\/)[^\s<>[\]"')]*[^\s<>[\]"').,;:!?]/gu,
];

/** The rule that removes the bullet or number of a list item. */
export const items: Rule = [
  /^[ \t]*(?:[-+*•]|\(?(?:\d{1,3}|[a-zA-Z#])[.)])[ \t]+(?:\[[ xX-]\][ \t]+)?/gmu,
  'line',
];

/** The rule that removes a line of punctuation only: an underline of a heading, or the fence of a block. */
export const rulers: Rule = [/^[ \t]*(?=[=\-~`'"^_*+#<>:.]{2})[=\-~`'"^_*+#<>:. \t]+$/gmu, 'line'];
