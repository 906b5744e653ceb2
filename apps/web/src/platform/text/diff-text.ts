import { diffArrays } from 'diff';

/** A piece of text in both versions, in the old one only (`gone`) or in the new one only. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

const pieces = {
  words: /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’"״׳-]*|\s+|[^]/gu,
  lines: /[^\n]*\n|[^\n]+/gu,
};
const isSpace = (text: string) => /^\s+$/u.test(text);
const isAlike = (one: string, other: string) => one.trimEnd() === other.trimEnd();

/** Differences of two texts, ignoring white space; old text comes before new. Null with more than `most` edits. */
export function diffText(
  before: string,
  after: string,
  most: number,
  by: keyof typeof pieces = 'words',
): readonly Stretch[] | null {
  const found = diffArrays(before.match(pieces[by]) ?? [], after.match(pieces[by]) ?? [], {
    comparator: isAlike,
    maxEditLength: most,
  });
  if (!found) return null;
  return joined(
    found.flatMap(({ added, removed, value }): readonly Stretch[] => {
      const text = value.join('');
      if (isSpace(text)) return removed ? [] : [same(text)];
      return [{ kind: added ? 'new' : removed ? 'gone' : 'same', text }];
    }),
  );
}

function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const out: Stretch[] = [];
  let gone = '';
  let fresh = '';
  const end = (): string => {
    const space = gone && fresh ? (/\s+$/u.exec(fresh)?.[0] ?? '') : '';
    const isShared = space !== '' && gone.endsWith(space);
    const cut = (text: string) => (isShared ? text.slice(0, -space.length) : text);
    if (cut(gone) !== '') out.push({ kind: 'gone', text: cut(gone) });
    if (cut(fresh) !== '') out.push({ kind: 'new', text: cut(fresh) });
    gone = '';
    fresh = '';
    return isShared ? space : '';
  };
  for (const [at, { kind, text }] of stretches.entries()) {
    if (kind === 'gone') gone += text;
    else if (kind === 'new') fresh += text;
    else if (isSpace(text) && (gone || fresh) && at < stretches.length - 1) {
      gone += text;
      fresh += text;
    } else out.push({ kind, text: end() + text });
  }
  const rest = end();
  if (rest !== '') out.push(same(rest));
  return out;
}

/** Keeps `beside` unchanged words next to each change; an empty `same` stretch marks each omission. */
export function shortened(stretches: readonly Stretch[], beside: number): readonly Stretch[] {
  return stretches.flatMap((stretch, at) => {
    if (stretch.kind !== 'same') return stretch;
    const words = stretch.text.match(/\s*\S+/gu) ?? [];
    const head = at === 0 ? 0 : beside;
    const tail = at === stretches.length - 1 ? 0 : beside;
    if (stretches.length === 1 || words.length <= head + tail + beside) return stretch;
    const end = /\s*$/u.exec(stretch.text)?.[0] ?? '';
    return [
      ...(head > 0 ? [same(words.slice(0, head).join(''))] : []),
      same(''),
      ...(tail > 0 ? [same(words.slice(-tail).join('') + end)] : []),
    ];
  });
}

const same = (text: string): Stretch => ({ kind: 'same', text });
