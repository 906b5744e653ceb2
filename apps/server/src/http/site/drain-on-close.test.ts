import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, it } from 'vitest';

import { openTestSite } from '../../testing/site-for-tests.ts';

/** What is said on a connection that was sending something when the site began to end, and then asks for this. */
async function toldAtTheEnd(asked: string): Promise<string> {
  const site = await openTestSite();
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  const over = once(socket, 'close');
  // An invalid token is answered before the body is read, so the connection stays open.
  const body = '{"taskType":"ethics"}';
  const isAnswered = once(socket, 'data');
  socket.write(
    `POST /api/shares HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await isAnswered;
  const isEnding = new Promise<void>((resolve) => {
    // The request under way holds it up, so this is said while the site still ends.
    const look = setInterval(() => {
      if (site.app.server.listening) return;
      clearInterval(look);
      resolve();
    }, 5);
  });
  const closed = site.close();
  await isEnding;
  socket.write(`${body.slice(5)}${asked}`);
  await over;
  await closed;
  return heard.split(/(?=HTTP\/1.1 )/).at(-1) ?? '';
}
const get = (path: string, ...headers: readonly string[]) =>
  ['GET ' + path + ' HTTP/1.1', 'Host: x', ...headers, '', ''].join('\r\n');
const guards = [
  /^x-content-type-options: nosniff/im,
  /^x-frame-options: sameorigin/im,
  /^referrer-policy: no-referrer/im,
  /^cache-control: no-store/im,
  /^retry-after: 5\r/im,
  /^connection: close/im,
];

it.each([
  ['en', 'This site is being restarted.', 'dir="ltr"'],
  ['he', 'האתר עולה מחדש.', 'dir="rtl"'],
])(
  'who opens a page while the site ends reads it calmly in %s',
  async (language, ...said) => {
    const told = await toldAtTheEnd(
      get('/de-jargonizer', 'Accept: text/html', `Accept-Language: ${language}`),
    );
    expect(told).toMatch(/^HTTP\/1.1 503 /);
    for (const guard of guards) expect(told).toMatch(guard);
    const [, nonce] = /^content-security-policy: .*'nonce-([\w-]+)'/im.exec(told) ?? [];
    for (const each of [...said, `lang="${language}"`, '<a href="">', `nonce="${nonce}"`])
      expect(told).toContain(each);
  },
  60_000,
);

it.each([
  [
    '/api/site',
    '{"error":{"code":"ending","message":"This site is being restarted. Please try again in a moment."}}',
  ],
  ['/auth/v1/settings', '"code":"site_ending"'],
])(
  'a call of %s is told in the words of its failures',
  async (path, said) => {
    const told = await toldAtTheEnd(get(path, 'Accept: */*'));
    expect(told).toMatch(/^HTTP\/1.1 503 /);
    for (const guard of guards) expect(told).toMatch(guard);
    expect(told).toContain(said);
  },
  60_000,
);
