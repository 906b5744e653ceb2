import { shortened, diffText, type Stretch } from '../../../platform/text/diff-text.ts';

const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’"״׳-]*/gu;
const wordsIn = (text: string) => (text.match(word) ?? []).length;

/** A reader cannot follow more edits, and more cannot be computed between two keystrokes. */
const mostChanges = 600;
/** Below this share of kept words, a text counts as rewritten. */
const leastKept = 0.25;
/** Unchanged words shown beside a change, so that the reader can find the place. */
const wordsShown = 6;

/** Compares two drafts word by word: what to show, and how many words were added and removed. */
export function changesBetween(before: string, after: string) {
  const found = diffText(before, after, mostChanges);
  const stretches = found ?? [];
  const count = (kind: Stretch['kind']) =>
    stretches.reduce((sum, each) => sum + (each.kind === kind ? wordsIn(each.text) : 0), 0);
  const most = Math.min(wordsIn(before), wordsIn(after));
  return {
    /** Unchanged text is shortened to the words beside a change; an empty text stands for a cut. */
    stretches: shortened(stretches, wordsShown),
    added: count('new'),
    removed: count('gone'),
    /** Whether so little of the old text is left that marks would obscure the new one. */
    isAnew: found === null || count('same') < most * leastKept,
  };
}
