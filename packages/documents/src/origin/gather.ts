import type { Reading } from '../reading.ts';
import { align } from './align.ts';

/** A text while it is gathered from the places of a source where it stands. */
export interface Gathering {
  /** Adds what reads in the source exactly as here, from `at` on. */
  readonly put: (text: string, at: number) => void;
  /**
   * Adds what stands in `source` between two places. `value` is what it reads as, where references, escapes or line
   * beginnings make the two differ. Blanks are run together, and end no line.
   */
  readonly flow: (source: string, from: number, to: number, value?: string) => void;
  /** Adds what was gathered from another source, which begins behind this one. */
  readonly add: (text: string, origin: NonNullable<Reading['origin']>) => void;
  /** Where the source begins, among those of the document. */
  readonly base: number;
  /** What was left out here keeps the words on both sides apart. */
  readonly apart: () => void;
  /** A paragraph begins here: on a line of its own, unless it is the first of a cell. */
  readonly begin: () => void;
  /** A paragraph or row ends here. */
  readonly line: () => void;
  /** A cell of a row ends here. */
  readonly cell: () => void;
  /** Whether anything was added. */
  readonly isEmpty: () => boolean;
  readonly done: () => Omit<Reading, 'encoding'> & {
    readonly origin: NonNullable<Reading['origin']>;
  };
}

const wordAtEnd = /[\p{L}\p{M}\p{N}]$/u;
const wordAtStart = /^[\p{L}\p{M}\p{N}]/u;

/** Gathers a text and its origin. What marks stand for (ends of lines and cells) waits for the text that follows. */
export function gather(base = 0): Gathering {
  const parts: string[] = [];
  const origin: [number, number][] = [];
  let length = 0;
  let waiting = '';
  let isApart = false;

  function place(text: string, at: number): void {
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
  }

  const put = (text: string, at: number) => place(text, base + at);

  function words(value: string, at: number): void {
    for (const { 0: run, index } of value.matchAll(/[^\s]+|\s+/gu)) {
      if (/\s/u.test(run[0]!)) {
        if (waiting === '') waiting = ' ';
      } else put(run, at + index);
    }
  }

  return {
    put,
    flow(source, from, to, value) {
      if (value === undefined) words(source.slice(from, to), from);
      else for (const [piece, at] of align(value, source, from, to)) words(piece, at);
    },
    add(text, from) {
      for (const [index, [start, at]] of from.entries())
        place(text.slice(start, from[index + 1]?.[0]), at);
    },
    base,
    apart: () => void (isApart = true),
    begin: () => void (waiting = waiting === '\t' ? waiting : '\n'),
    line: () => void (waiting = '\n'),
    cell: () => void (waiting = '\t'),
    isEmpty: () => length === 0,
    done: () => ({ text: parts.join(''), origin: origin.length > 0 ? origin : [[0, 0]] }),
  };
}
