import { beforeEach, expect, test, vi } from 'vitest';

import { structureOf } from './headings-landmarks-and-links.ts';

const placesIn = (html: string) => {
  document.body.innerHTML = html;
  return structureOf(document).map(({ name, depth }) => `${depth} ${name}`);
};

// jsdom draws nothing, so everything would be hidden.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

test('headings and named landmarks come in reading order', () => {
  expect(
    placesIn('<nav aria-label="Pages"></nav><main><h1>Water</h1><h2>In\n towns</h2></main>'),
  ).toEqual(['0 Pages', '1 Water', '2 In towns']);
});

test('a landmark without a name is left out: the name of its tag is in no language', () => {
  expect(placesIn('<header><p>Hello</p></header><main></main><footer></footer>')).toEqual([]);
});

test('a part that its heading names comes once, as that heading', () => {
  expect(placesIn('<section aria-labelledby="t"><h2 id="t">Your tasks</h2></section>')).toEqual([
    '2 Your tasks',
  ]);
});

test('a part named from elsewhere comes by that name', () => {
  expect(
    placesIn('<p id="a">All</p><p id="b">texts</p><form aria-labelledby="a b"></form>'),
  ).toEqual(['0 All texts']);
});
