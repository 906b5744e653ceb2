import { expect, it } from 'vitest';

import { tools } from '../../platform/site/tools.ts';
import { isDrawn } from './tool-pictures.ts';

it('has a drawing for every tool', () => {
  expect(tools.filter((tool) => !isDrawn(tool)).map(({ id }) => id)).toEqual([]);
});
