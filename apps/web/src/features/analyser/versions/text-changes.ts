import { diffArrays } from 'diff';

/** A stretch of two texts: in both, or in one of them alone. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Two texts further apart than this many words are compared by lines. */
const farthest = 2000;

/** What was taken out of a text and what was put in, by words; spaces and line ends do not count. */
export function textChanges(from: string, to: string): readonly Stretch[] {
  return (
    changesBy(/\S+\s*/g, from, to) ??
    changesBy(/[^\n]*\S[^\n]*\s*/g, from, to) ?? [
      { kind: 'gone', text: from },
      { kind: 'new', text: to },
    ]
  );
}

function changesBy(piece: RegExp, from: string, to: string): readonly Stretch[] | null {
  const options = {
    comparator: (one: string, other: string) => one.trimEnd() === other.trimEnd(),
    maxEditLength: farthest,
  };
  const changes = diffArrays(from.match(piece) ?? [], to.match(piece) ?? [], options);
  if (!changes) return null;
  return changes.map(({ removed, added, value }) => ({
    kind: removed ? 'gone' : added ? 'new' : 'same',
    text: value.join(''),
  }));
}

/** How many words of what is the same stay beside a change. */
const beside = 15;
const words = /\s*\S+/g;

/** Shortens what is the same in both to what stands beside a change; what was left out is an empty text between its ends. */
export function shortened(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.flatMap((stretch, at) => {
    if (stretch.kind !== 'same') return stretch;
    const all = stretch.text.match(words) ?? [];
    const head = at === 0 ? 0 : beside;
    const tail = at === stretches.length - 1 ? 0 : beside;
    if (stretches.length === 1 || all.length <= head + tail + beside) return stretch;
    const last = /\s*$/.exec(stretch.text)?.[0] ?? '';
    return [
      ...(head > 0 ? [same(all.slice(0, head).join(''))] : []),
      same(''),
      ...(tail > 0 ? [same(all.slice(-tail).join('') + last)] : []),
    ];
  });
}

const same = (text: string): Stretch => ({ kind: 'same', text });
