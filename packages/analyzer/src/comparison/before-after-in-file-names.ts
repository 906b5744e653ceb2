export type RoundName = 'before' | 'after';

const words = (text: string): readonly (readonly string[])[] =>
  text
    .split(', ')
    .map((mark) => mark.split(' '))
    .sort((one, other) => other.length - one.length);

const marks: Readonly<Record<RoundName, readonly (readonly string[])[]>> = {
  before: words(
    'before, pre, pretest, pre test, draft, first draft, draft 1, original, orig, initial, first, old, baseline, v 1, ver 1, version 1, t 1, time 1, round 1, text 1, לפני, טיוטה, מקור, מקורי, ראשון, ראשונה, גרסה 1, טיוטה 1',
  ),
  after: words(
    'after, post, posttest, post test, final, final draft, draft 2, revised, revision, rev, edited, second, new, v 2, ver 2, version 2, t 2, time 2, round 2, text 2, אחרי, סופי, סופית, מתוקן, מתוקנת, מעודכן, שני, שנייה, גרסה 2, טיוטה 2',
  ),
};

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const border =
  /([^\p{L}\p{N}\p{M}]+)|(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

function wordsOf(name: string): readonly Word[] {
  let start = 0;
  // `split` gives undefined for a border without characters, although its type says string.
  return name.split(border).flatMap((found: string | undefined, at) => {
    const piece = found ?? '';
    const end = start + piece.length;
    const word = { folded: piece.normalize('NFC').toLowerCase(), start, end };
    start = end;
    return at % 2 === 0 && piece !== '' ? [word] : [];
  });
}

const isMark = (found: readonly Word[], mark: readonly string[]): boolean =>
  found.length === mark.length && found.every(({ folded }, at) => folded === mark[at]);

/** A name without its label: as written (`shown`), and folded for comparison (`key`). */
export interface Unmarked {
  readonly shown: string;
  readonly key: string;
}

const edges = ['end', 'start'] as const;
export type Edge = (typeof edges)[number];

function between(name: string, all: readonly Word[], from: number, to: number): Unmarked {
  const key = all.slice(from, to).map(({ folded }) => folded);
  return { shown: name.slice(all[from]?.start ?? 0, all[to - 1]?.end ?? 0), key: key.join(' ') };
}

const without = (name: string, all: readonly Word[], edge: Edge, size: number): Unmarked =>
  edge === 'end' ? between(name, all, 0, all.length - size) : between(name, all, size, all.length);

const wordsAt = (all: readonly Word[], edge: Edge, size: number): readonly Word[] =>
  edge === 'end' ? all.slice(-size) : all.slice(0, size);

/** Removes one label of a round from the start or end of a name: “Maya-revised” → “Maya”. Else `shown` is the name. */
export function withoutMark(name: string, round: RoundName): Unmarked {
  const all = wordsOf(name);
  for (const mark of marks[round])
    for (const edge of edges)
      if (isMark(wordsAt(all, edge, mark.length), mark))
        return without(name, all, edge, mark.length);
  return { ...between(name, all, 0, all.length), shown: name };
}

/** The number at an end of a name, and the name without it; null if there is none. */
export function numberAt(name: string, edge: Edge) {
  const all = wordsOf(name);
  const [word] = wordsAt(all, edge, 1);
  if (!word || !/^\d+$/u.test(word.folded)) return null;
  return { number: Number(word.folded), rest: without(name, all, edge, 1) };
}
