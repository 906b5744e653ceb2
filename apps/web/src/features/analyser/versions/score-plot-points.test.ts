import { expect, it } from 'vitest';

import { plotOf } from './score-plot-points.ts';

it('goes from the oldest to the newest, the better the higher', () => {
  const { points, least, highest } = plotOf([61, 70, 83]);
  expect([least, highest]).toEqual([60, 90]);
  expect(points.map(({ x }) => x)).toEqual([40, 156, 272]);
  expect(points[0]!.y).toBeGreaterThan(points[1]!.y);
  expect(points[1]!.y).toBeGreaterThan(points[2]!.y);
});

it('goes the other way in a language that is written the other way', () => {
  expect(plotOf([61, 83], true).points.map(({ x }) => x)).toEqual([272, 40]);
});

it.each([[[100]], [[0, 0]], [[100, 100]], [[0, 100]], [[99.6, 100]]])(
  'draws %j inside',
  (scores) => {
    const { points, least, highest } = plotOf(scores);
    expect(least).toBeGreaterThanOrEqual(0);
    expect(highest).toBeLessThanOrEqual(100);
    for (const { y } of points) {
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(62);
    }
  },
);
