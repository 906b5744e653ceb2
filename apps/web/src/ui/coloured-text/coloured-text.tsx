import type { ReactNode } from 'react';

/** The words of a text by offset, with 0 for common, 1 for mid-frequency and 2 for rare. */
export interface ColouredWords {
  readonly length: number;
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
  readonly levels: ArrayLike<number>;
}

const classes = [undefined, 'mid', 'rare'];

export function ColouredText({ text, words }: { text: string; words: ColouredWords | null }) {
  if (!words) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const className = classes[words.levels[at]!];
    if (!className) continue;
    const start = words.starts[at]!;
    const end = words.ends[at]!;
    parts.push(
      text.slice(from, start),
      <span key={start} className={className}>
        {text.slice(start, end)}
      </span>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
