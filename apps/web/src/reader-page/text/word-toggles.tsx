import { memo, type ReactNode } from 'react';

import type { SegmentedText } from './segment-text.ts';

/** The text with each word as a toggle. Rendered once; `paintMarks` updates single words in the DOM. */
export const Words = memo(function Words({ readable }: { readable: SegmentedText }) {
  const { text, words, paragraphs } = readable;
  return paragraphs.map(({ start, end, from, to }) => {
    const parts: ReactNode[] = [];
    let place = start;
    for (let at = from; at < to; at++) {
      const word = words[at]!;
      parts.push(
        text.slice(place, word.start),
        <span
          key={at}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button neither breaks at the end of a line nor can be selected
          role="button"
          data-word={at}
          tabIndex={at === 0 ? 0 : -1}
          aria-pressed="false"
        >
          {text.slice(word.start, word.end)}
        </span>,
      );
      place = word.end;
    }
    return (
      <p key={start}>
        {parts}
        {text.slice(place, end)}
      </p>
    );
  });
});
