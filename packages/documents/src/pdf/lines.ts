/** A text item of PDF.js. */
export interface PieceOfPage {
  readonly str?: string;
  readonly dir?: string;
  /** Matrix [a, b, c, d, x, y], with the origin at the lower left corner. See: ISO 32000-1, 8.3.4. */
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly hasEOL?: boolean;
}

/** A line of a page; lengths in points. */
export interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Baseline, measured from below. */
  readonly y: number;
  readonly size: number;
  /** Position on the page: 0 is the lower edge, 1 the upper. */
  readonly height: number;
}

type Placed = Omit<Line, 'height'> & { readonly isRightToLeft: boolean };

/** The lines of a page, without sideways text, in the order of the file, which has columns one after the other. */
export function linesOf(
  pieces: readonly PieceOfPage[],
  [, bottom = 0, , top = 1]: readonly number[],
): readonly Line[] {
  const lines: Placed[][] = [];
  let line: Placed[] = [];
  for (const piece of pieces) {
    const placed = placedAs(piece);
    if (!placed) continue;
    const last = line.at(-1);
    if (last && !isBeside(last, placed, line)) {
      lines.push(line);
      line = [];
    }
    line.push(placed);
  }
  lines.push(line);
  const heightOf = (y: number) => (y - bottom) / (top - bottom || 1);
  return lines.map((one) => joined(one, heightOf)).filter(({ text }) => text !== '');
}

function placedAs({ str = '', dir, transform = [], width = 0 }: PieceOfPage): Placed | null {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, y = 0] = transform;
  if (str.trim() === '' || Math.abs(b) > Math.abs(a)) return null;
  const size = Math.hypot(c, d);
  return { text: str, left, right: left + width, y, size, isRightToLeft: dir === 'rtl' };
}

/** Superscripts and subscripts stay in their line; a wide gap begins another column. */
function isBeside(last: Placed, next: Placed, line: readonly Placed[]): boolean {
  const size = Math.max(last.size, next.size, line[0]!.size);
  if (Math.abs(next.y - line[0]!.y) > size * 0.6 && Math.abs(next.y - last.y) > size * 0.2) {
    return false;
  }
  if (last.isRightToLeft || next.isRightToLeft) return true;
  const gap = next.left - last.right;
  return gap > -size * 1.5 && gap < size * 6;
}

/** PDF.js writes a word of a letter-spaced line as a piece with a space between its letters. */
const letterSpaced = /^(?:[\p{L}\p{M}\p{N}\p{P}] ){5,}[\p{L}\p{M}\p{N}\p{P}]$/u;

function joined(line: readonly Placed[], heightOf: (y: number) => number): Line {
  const letters = (isRightToLeft: boolean) =>
    line.reduce((sum, one) => sum + (one.isRightToLeft === isRightToLeft ? one.text.length : 0), 0);
  const isRightToLeft = letters(true) > letters(false);
  const inOrder = isRightToLeft ? line.toSorted((a, b) => b.right - a.right) : line;
  const isSpaced = letterSpaced.test(line.map((one) => one.text).join(' '));
  let text = '';
  let last: Placed | null = null;
  for (const one of inOrder) {
    const gap = last ? (isRightToLeft ? last.left - one.right : one.left - last.right) : 0;
    if (last && gap > Math.min(last.size, one.size) * 0.16) text += ' ';
    text += isSpaced ? one.text.replaceAll(' ', '') : one.text;
    last = one;
  }
  const sizes = line.map(({ size }) => size).toSorted((a, b) => a - b);
  const y = line[0]?.y ?? 0;
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    left: Math.min(...line.map(({ left }) => left)),
    right: Math.max(...line.map(({ right }) => right)),
    y,
    size: sizes[sizes.length >> 1] ?? 0,
    height: heightOf(y),
  };
}
