import { expect, it } from 'vitest';

import { isScreen, screenPaths } from './screen-paths.ts';

it.each([
  ...screenPaths.map((path) => path.replace(':token', 'a-token')),
  '/half-life/',
  '/Half-Life',
])('%s is a screen', (path) => {
  expect(isScreen(path)).toBe(true);
});

it.each([
  '/nowhere',
  '/half-life/more',
  '/de-jargonizer/nothing',
  '/share',
  '/share/a/b',
  '/share/:token/x',
  '/half-lifex',
  '/wp-login.php',
])('%s is none', (path) => {
  expect(isScreen(path)).toBe(false);
});
