import { expect, it } from 'vitest';

import { pageTitle } from './page-title.ts';

it('names the tool, then the product', () => {
  expect(pageTitle('Half Life')).toBe('Half Life · Vernacular');
});

it('names the product alone where there is no tool', () => {
  expect(pageTitle()).toBe('Vernacular');
});
