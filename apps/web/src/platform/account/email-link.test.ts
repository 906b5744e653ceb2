import { expect, it } from 'vitest';

import { readEmailLink } from './email-link.ts';

it.each([
  ['#token_hash=a-b_c&type=recovery', { secret: 'a-b_c', purpose: 'recovery' }],
  ['#type=email_change&token_hash=x', { secret: 'x', purpose: 'email_change' }],
  [
    '#token_hash=x&type=signup&registration=r',
    { secret: 'x', purpose: 'signup', registration: 'r' },
  ],
  ['#token_hash=x&type=magiclink', null],
  ['#token_hash=&type=recovery', null],
  ['#top', null],
  ['', null],
])('%j', (hash, link) => {
  expect(readEmailLink(hash)).toEqual(link);
});
