import { siteDescription } from '@vernacular/contract';
import { afterEach, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

let site: TestSite;
afterEach(() => site.close());

const ask = async (security: object | undefined, at = '2026-11-22T08:00:00Z') => {
  site = await openTestSite(
    { PUBLIC_URL: 'https://words.example.org' },
    { site: siteDescription.parse({ security }), now: () => new Date(at) },
  );
  return site.app.inject('/.well-known/security.txt');
};
const until = { expires: '2027-05-01' };

it.each([
  ['security@example.org', 'mailto:security@example.org'],
  ['https://example.org/tell?us=@once', 'https://example.org/tell?us=@once'],
])('says whom to tell of a weakness: %s', async (contact, line) => {
  const reply = await ask({ contact, ...until });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body.split('\n')).toEqual([
    `Contact: ${line}`,
    'Expires: 2027-05-01T00:00:00Z',
    'Preferred-Languages: en, he',
    'Canonical: https://words.example.org/.well-known/security.txt',
    '',
  ]);
});

it('names nobody where the operator named nobody', async () => {
  expect((await ask(undefined)).statusCode).toBe(404);
});

it('says nothing any more once its day is over', async () => {
  const reply = await ask({ contact: 'security@example.org', ...until }, '2027-05-01T00:00:00Z');
  expect(reply.statusCode).toBe(404);
});
