import { diffArrays } from 'diff';

/** A stretch of two versions of a text: in both, only in the new one, or only in the one before. */
export interface Stretch {
  readonly kind: 'kept' | 'added' | 'removed';
  readonly text: string;
}

/** What became of a text: its stretches in order, and how many words came and went. */
export interface Changes {
  readonly stretches: readonly Stretch[];
  readonly added: number;
  readonly removed: number;
  /** Whether so little of the text before is left that marks would hide the new one. */
  readonly isAnew: boolean;
}

const piece = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’"״׳-]*|\s+|[^]/gu;
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
const wordsIn = (text: string) => (text.match(piece) ?? []).filter(isWord).length;

/** More changes than a reader would follow, and than can be found between two keys. */
const mostChanges = 600;
/** Below this share of words that stayed, a text was written anew. */
const leastKept = 0.25;

/** Tells two versions of a text apart by whole words; what changed in one place is told once, old before new. */
export function changesBetween(before: string, after: string): Changes {
  const found = diffArrays(before.match(piece) ?? [], after.match(piece) ?? [], {
    maxEditLength: mostChanges,
  });
  const stretches = joined(
    (found ?? []).map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'kept',
      text: value.join(''),
    })),
  );
  const count = (kind: Stretch['kind']) =>
    stretches.reduce((sum, each) => sum + (each.kind === kind ? wordsIn(each.text) : 0), 0);
  const most = Math.min(wordsIn(before), wordsIn(after));
  return {
    stretches,
    added: count('added'),
    removed: count('removed'),
    isAnew: found === undefined || count('kept') < most * leastKept,
  };
}

/** Neighbouring changes as one, with the spaces between them. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const out: Stretch[] = [];
  let removed = '';
  let added = '';
  /** Ends a change; the space after it belongs to what follows. */
  const end = (): string => {
    const space = removed && added ? (/\s+$/u.exec(added)?.[0] ?? '') : '';
    const isShared = space !== '' && removed.endsWith(space);
    const cut = (text: string) => (isShared ? text.slice(0, -space.length) : text);
    if (cut(removed) !== '') out.push({ kind: 'removed', text: cut(removed) });
    if (cut(added) !== '') out.push({ kind: 'added', text: cut(added) });
    removed = '';
    added = '';
    return isShared ? space : '';
  };
  for (const [at, { kind, text }] of stretches.entries()) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (/^\s+$/u.test(text) && (removed || added) && at < stretches.length - 1) {
      removed += text;
      added += text;
    } else out.push({ kind, text: end() + text });
  }
  const rest = end();
  if (rest !== '') out.push({ kind: 'kept', text: rest });
  return out;
}

const wordsShown = 6;

/** The ends of a long stretch that stayed as it was: enough to find the place. */
export function abridged(text: string): string {
  const words = [...text.matchAll(/\S+/gu)];
  if (words.length <= wordsShown * 3) return text;
  const from = words[wordsShown - 1]!;
  return `${text.slice(0, from.index + from[0].length)} … ${text.slice(words.at(-wordsShown)!.index)}`;
}
