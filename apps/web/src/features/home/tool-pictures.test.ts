import { expect, it } from 'vitest';

import { tools } from '../../platform/site/tools.ts';
import { Picture } from './illustrations/illustration-frame.tsx';
import { pictureOf } from './tool-pictures.ts';

it('has a drawing for every tool', () => {
  expect(tools.filter((tool) => pictureOf(tool).type === Picture).map(({ id }) => id)).toEqual([]);
});
