/**
 * What stands in the place of what is blanked: the words around it are apart, or go on as one (“**bo**ld”); a new line
 * or the next cell begins. Unicode keeps these four for programs; no text has them.
 */
export const marks = { apart: '\uFDD0', joined: '\uFDD1', line: '\uFDD2', cell: '\uFDD3' } as const;

type Blanked = keyof typeof marks;

/** A stretch that is blanked, but for what its group `text` holds. */
type Rule = readonly [pattern: RegExp | ((source: string) => string), as?: Blanked];

/** In their order: what a rule has blanked, those behind it don’t see. */
export type Rules = readonly Rule[];

/** The pieces of a blanked source: white space that ends a line or a paragraph, a mark, or text. */
export const shown =
  /\n[ \t\r]*\n\s*|\uFDD0+|\uFDD1+|\uFDD2+|\uFDD3+|(?:(?!\n[ \t\r]*\n)[^\uFDD0-\uFDD3])+/gu;

/** Line ends stay, so that paragraphs do. */
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

/** Addresses, in every markup. */
export const addresses: Rule = [
  /\b(?:https?:|ftp:|mailto:|[a-z]{2,9}:\/\/)[^\s<>[\]"')]*[^\s<>[\]"').,;:!?]/gu,
];

/** The start of an item, with its number or sign. */
export const items: Rule = [
  /^[ \t]*(?:[-+*•]|\(?(?:\d{1,3}|[a-zA-Z#])[.)])[ \t]+(?:\[[ xX-]\][ \t]+)?/gmu,
  'line',
];

/** A line of signs alone, under a heading or around a block. */
export const rulers: Rule = [/^[ \t]*(?=[=\-~`'"^_*+#<>:.]{2})[=\-~`'"^_*+#<>:. \t]+$/gmu, 'line'];
