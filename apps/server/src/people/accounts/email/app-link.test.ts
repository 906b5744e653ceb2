import { describe, expect, it } from 'vitest';

import { appLink } from './app-link.ts';

const site = 'https://example.org';
const link = (redirectTo?: string) =>
  appLink(site, '/reset-password', { type: 'recovery' }, redirectTo);

describe('a link in a letter', () => {
  it('carries its secrets after the #', () => {
    expect(link()).toBe('https://example.org/reset-password#type=recovery');
  });

  it('leads to another page of this site when asked to', () => {
    expect(link('https://example.org/profile?tab=password')).toBe(
      'https://example.org/profile?tab=password#type=recovery',
    );
  });

  it.each([
    'https://evil.example/',
    'https://example.org.evil.example/',
    'https://example.org@evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://example.org/',
    'nonsense',
  ])('never leads to %s', (elsewhere) => {
    expect(link(elsewhere)).toBe('https://example.org/reset-password#type=recovery');
  });
});
