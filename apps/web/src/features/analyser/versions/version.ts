import type { Totals } from '@vernacular/analyzer';

import type { Levels } from '../live/protocol.ts';
import type { GradedText } from '../result/result-words.ts';
import type { FlaggedWord } from '../words/coloured-words.ts';

/** A text as it stood once, and how it read then. */
export interface Version extends Reading {
  /** The moment it was made, in milliseconds; no two have the same. */
  readonly made: number;
  /** Counted on; what it is called while it has no name. */
  readonly nth: number;
  readonly name: string;
  readonly text: string;
}

/** How a text read: its score, its marked words and whose counts said so. */
export interface Reading {
  /** Null for a text without words. */
  readonly score: number | null;
  readonly marked: readonly FlaggedWord[];
  /** The dictionary and the method; scores of different ones do not compare. Empty while nothing has read the text. */
  readonly counts: string;
}

/** A text that nothing has read yet. */
export const unread: Reading = { score: null, marked: [], counts: '' };

/** What a worker or the server says of a text. */
export const readingOf = (
  { score }: Pick<Totals, 'score'>,
  { words }: Pick<GradedText | Levels, 'words'>,
  counts: string,
): Reading => ({ score, marked: words.flagged, counts });

/** How many words of a reading are marked, repetitions counted. */
export const markedCount = ({ marked }: Pick<Reading, 'marked'>): number =>
  marked.reduce((all, { repetitions }) => all + repetitions, 0);

/** Whether the scores of two readings say the same thing of their texts. */
export const doCompare = (one: Reading, other: Reading): boolean =>
  one.counts === other.counts && one.counts !== '';
