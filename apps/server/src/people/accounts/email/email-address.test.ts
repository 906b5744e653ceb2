import { describe, expect, it } from 'vitest';

import { readEmailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    ['Ada@Example.org', 'ada@example.org'],
    ['  ada@example.org ', 'ada@example.org'],
    ['ada+notes@mail.example.org', 'ada+notes@mail.example.org'],
  ])('"%s" is kept as %s', (typed, kept) => {
    expect(readEmailAddress(typed)).toBe(kept);
  });

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.org\r\nBcc: all@example.org',
    'ada@example.org, eve@example.org',
    'ada\0@example.org',
    `${'a'.repeat(250)}@example.org`,
    7,
    null,
    undefined,
    {},
  ])('%j is none', (typed) => {
    expect(readEmailAddress(typed)).toBeNull();
  });
});
