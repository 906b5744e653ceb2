import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../site-for-tests.ts';

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openTestSite();
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
}, 120_000);
afterAll(() => site.close());

const say = (words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

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
      'endless headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      413,
      'request-too-large',
    ],
  ])('is answered in the same envelope: %s', async (_what, words, status, code) => {
    const answer = await say(words);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ error: { code } });
  });
});
