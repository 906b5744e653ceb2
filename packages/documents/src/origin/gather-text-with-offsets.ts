import type { Origin } from '../reader-types.ts';
import { align } from './align-with-source.ts';

export type Gathering = ReturnType<typeof gather>;

const wordAtEnd = /[\p{L}\p{M}\p{N}]$/u;
const wordAtStart = /^[\p{L}\p{M}\p{N}]/u;

/** Collects a text with its places in the source. Separators are written only once text follows them. */
export function gather(base = 0) {
  const parts: string[] = [];
  const origin: [number, number][] = [];
  let length = 0;
  let waiting = '';
  let isApart = false;

  function place(text: string, at: number, to = at + text.length): void {
    if (text === '') return;
    if (length > 0) {
      const last = parts.at(-1)!;
      if (waiting === '' && isApart && wordAtEnd.test(last) && wordAtStart.test(text))
        waiting = ' ';
      if (waiting !== '') parts.push(waiting);
      length += waiting.length;
    }
    waiting = '';
    isApart = false;
    const [inText, inSource] = origin.at(-1) ?? [0, NaN];
    if (at - length !== inSource - inText) origin.push([length, at]);
    parts.push(text);
    length += text.length;
    if (to !== at + text.length) origin.push([length, to], [length, to]);
  }

  function words(value: string, at: number, to?: number): void {
    for (const { 0: run, index } of value.matchAll(/[^\s]+|\s+/gu)) {
      if (/\s/u.test(run[0]!)) {
        if (waiting === '') waiting = ' ';
      } else put(run, at + index, run === value ? to : undefined);
    }
  }

  /** `to` is where the text ends in the source, if that is not as long as the text. */
  function put(text: string, at: number, to = at + text.length): void {
    place(text, base + at, base + to);
  }

  return {
    /** Offset at which this source begins in the concatenated sources of the document. */
    base,
    put,
    /**
     * Adds the source between `from` and `to`; `value` is its parsed form where references, escapes or line starts
     * make it differ. Runs of white space, line ends included, become one space.
     */
    flow(source: string, from: number, to: number, value?: string): void {
      if (value === undefined) words(source.slice(from, to), from);
      else for (const piece of align(value, source, from, to)) words(...piece);
    },
    /** Adds text gathered from another source, whose offsets follow those of this one. */
    add(text: string, from: Origin): void {
      for (const [index, [start, at]] of from.entries()) {
        const piece = text.slice(start, from[index + 1]?.[0]);
        if (piece !== '') place(piece, at);
        else if (start > 0) origin.push([length, at], [length, at]);
      }
    },
    /** Separates the words on both sides of something that is left out. */
    apart: () => void (isApart = true),
    /** Begins a paragraph: on a new line, unless it is the first in a table cell. */
    begin: () => void (waiting = waiting === '\t' ? waiting : '\n'),
    line: () => void (waiting = '\n'),
    cell: () => void (waiting = '\t'),
    isEmpty: () => length === 0,
    done: () => ({
      text: parts.join(''),
      origin: origin.length > 0 ? origin : ([[0, 0]] satisfies Origin),
    }),
  };
}
