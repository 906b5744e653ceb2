import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const reference = /&(?:#(?:x([\da-f]{1,6})|(\d{1,7}))|([a-z\d]{1,31}));?/iy;

/**
 * Yields the pieces of a parsed value, each with its offset in the source between `from` and `to`, and with its end
 * there if the lengths differ. Pieces match literally or as a reference such as `&amp;`; source characters without a
 * counterpart (an escape, the start of a line) are skipped.
 */
export function* align(
  value: string,
  source: string,
  from: number,
  to: number,
): Generator<readonly [piece: string, at: number, to?: number]> {
  if (value.length === to - from && source.startsWith(value, from)) {
    yield [value, from];
    return;
  }
  let start = 0;
  let startInSource = from;
  let at = from;
  let index = 0;
  while (index < value.length && at < to) {
    const isReference = source[at] === '&' ? referenceAt(source, at) : null;
    if (isReference && value.startsWith(isReference.means, index)) {
      if (index > start) yield [value.slice(start, index), startInSource];
      yield [isReference.means, at, at + isReference.length];
      index += isReference.means.length;
      at += isReference.length;
      start = index;
      startInSource = at;
    } else if (value[index] === source[at]) {
      index += 1;
      at += 1;
    } else {
      if (index > start) yield [value.slice(start, index), startInSource];
      at += 1;
      start = index;
      startInSource = at;
    }
  }
  // A rest that was not found is placed at the end of the range, so that it is not lost.
  if (start < value.length) yield [value.slice(start), startInSource];
}

function referenceAt(
  source: string,
  at: number,
): { readonly means: string; readonly length: number } | null {
  reference.lastIndex = at;
  const [all, hexadecimal, decimal, name] = reference.exec(source) ?? [];
  if (all === undefined) return null;
  if (name !== undefined) {
    const means = decodeNamedCharacterReference(name);
    return means === false ? null : { means, length: all.length };
  }
  const point = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return point <= 0x10ffff ? { means: String.fromCodePoint(point), length: all.length } : null;
}
