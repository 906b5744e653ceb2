import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { socketTo } from '../../testing/socket-for-tests.ts';

let site: TestSite;
let say: Awaited<ReturnType<typeof socketTo>>;
beforeAll(async () => {
  site = await openTestSite();
  say = await socketTo(site);
}, 120_000);
afterAll(() => site.close());

describe('what is no request', () => {
  it.each([
    ['words', 'How are you?\r\n\r\n', 400, 'invalid-request'],
    ['a header that breaks off', 'GET / HTTP/1.1\r\nHo st: x\r\n\r\n', 400, 'invalid-request'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'invalid-request',
    ],
    [
      'two hosts',
      'GET /api/site HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n',
      400,
      'invalid-request',
    ],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      413,
      'request-too-large',
    ],
  ])('is answered in the same envelope: %s', async (_what, words, status, code) => {
    const answer = await say(words);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(/\{.*\}/su.exec(answer)?.[0] ?? '')).toMatchObject({ error: { code } });
  });
});
