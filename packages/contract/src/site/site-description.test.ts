import { describe, expect, it } from 'vitest';

import { siteDescription } from './site-description.ts';

describe('what the operator says about the site', () => {
  it('has a default for everything', () => {
    expect(siteDescription.parse({})).toMatchObject({ name: 'Vernacular', contacts: [], news: [] });
  });

  it.each([
    ['an address that runs code', { sourceCode: 'javascript:alert(1)' }],
    ['an address that is not on the web', { sourceCode: 'ftp://example.org' }],
    ['a picture of another site', { logos: [{ name: 'A', image: 'https://example.org/a.svg' }] }],
    [
      'a picture of another site, shortened',
      { logos: [{ name: 'A', image: '//example.org/a.svg' }] },
    ],
    ['a contact without an address', { contacts: [{ name: 'A', email: 'nobody' }] }],
  ])('refuses %s', (_what, description) => {
    expect(siteDescription.safeParse(description).success).toBe(false);
  });
});
