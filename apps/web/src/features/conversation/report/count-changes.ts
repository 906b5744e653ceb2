import { shortened, diffText, type Stretch } from '../../../platform/text/diff-text.ts';

/** What became of a text: its stretches in order, and how many words came and went. */
export interface Changes {
  /** What stayed is cut to what stands beside a change; a cut is an empty text. */
  readonly stretches: readonly Stretch[];
  readonly added: number;
  readonly removed: number;
  /** Whether so little of the text before is left that marks would hide the new one. */
  readonly isAnew: boolean;
}

const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’"״׳-]*/gu;
const wordsIn = (text: string) => (text.match(word) ?? []).length;

/** More changes than a reader would follow, and than can be found between two keys. */
const mostChanges = 600;
/** Below this share of words that stayed, a text was written anew. */
const leastKept = 0.25;
/** Words of what stayed that are shown beside a change: enough to find the place. */
const wordsShown = 6;

/** Tells two versions of a text apart by whole words. */
export function changesBetween(before: string, after: string): Changes {
  const found = diffText(before, after, mostChanges);
  const stretches = found ?? [];
  const count = (kind: Stretch['kind']) =>
    stretches.reduce((sum, each) => sum + (each.kind === kind ? wordsIn(each.text) : 0), 0);
  const most = Math.min(wordsIn(before), wordsIn(after));
  return {
    stretches: shortened(stretches, wordsShown),
    added: count('new'),
    removed: count('gone'),
    isAnew: found === null || count('same') < most * leastKept,
  };
}
