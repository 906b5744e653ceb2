import { expect, it } from 'vitest';

import { withoutHeadersAndFooters } from './headers-footers.ts';

/** A page of one line in the middle and one at its foot. */
const page = (text: string, foot: string) =>
  [
    [text, 0.5],
    [foot, 0.05],
  ].map(([written, height]) => ({
    text: String(written),
    left: 72,
    right: 300,
    y: Number(height) * 800,
    size: 10,
    height: Number(height),
  }));

it.each(['7', '– 7 –', 'Page 7 of 9', 'xii', 'עמוד 7', '[7]'])(
  'takes %j for a page number',
  (foot) =>
    expect(
      withoutHeadersAndFooters([page('Text', foot)])
        .flat()
        .map(({ text }) => text),
    ).toEqual(['Text']),
);

it.each(['1 מדד מבחין', '1 Мера', '1 a note', 'מדד 7'])('leaves the note %j alone', (foot) =>
  expect(withoutHeadersAndFooters([page('Text', foot)]).flat()).toHaveLength(2),
);
