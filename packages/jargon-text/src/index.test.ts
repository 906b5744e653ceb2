import { expect, it } from 'vitest';

import * as jargonText from './index.ts';

it('offers these names', () => expect(Object.keys(jargonText)).toEqual(['defineJargonText']));

it('can be defined twice', () => {
  jargonText.defineJargonText('http://localhost/');
  jargonText.defineJargonText('http://localhost/');
  expect(customElements.get('jargon-text')).toBeDefined();
});
