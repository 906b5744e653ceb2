import { expect, it } from 'vitest';

import { readInvitation } from './parse-invitation.ts';

it.each([
  ['#invitation=secret&email=dana%40example.org', { email: 'dana@example.org', secret: 'secret' }],
  ['#invitation=secret', null],
  ['#email=dana%40example.org', null],
  ['', null],
])('%s carries %j', (hash, carried) => {
  expect(readInvitation(hash)).toEqual(carried);
});
