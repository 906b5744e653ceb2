import { expect, test } from 'vitest';

import { originalSize } from './measure-original-size.ts';

const icon = (style: string, around = '', text = 'Home') => {
  document.body.innerHTML = `<p style="font-size: 16px"><span style="${around}"><svg style="${style}"></svg>${text}</span></p>`;
  return originalSize(document.querySelector('svg')!).values?.['original-width'];
};

test.each([
  ['an icon in a line', icon('width: 20px; height: 20px; font-size: 16px'), '20px'],
  ['a large drawing', icon('width: 200px; height: 20px; font-size: 16px'), undefined],
  [
    'an icon over a field',
    icon('width: 20px; height: 20px; font-size: 16px', 'position: absolute'),
    undefined,
  ],
  [
    'an icon in a box of its own',
    icon('width: 20px; height: 20px; font-size: 16px', '', ''),
    undefined,
  ],
  [
    'an icon beside words for screen readers only',
    icon(
      'width: 20px; height: 20px; font-size: 16px',
      '',
      '<b style="position: absolute">Home</b><!-- a house -->',
    ),
    undefined,
  ],
])('%s: %s wide', (_, width, wanted) => {
  expect(width).toBe(wanted);
});
