import { connect } from 'node:net';

import { gradeCall, groupCall } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { memoryBudget } from './read-multipart-form.ts';

const megabyte = 1024 * 1024;
let site: TestSite;
let port: number;

beforeAll(async () => {
  site = await openTestSite();
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
}, 120_000);
afterAll(() => site.close());

const partHead = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.txt"\r\n\r\n`;

const head = (path: string, length = 1024 * megabyte) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

/** Sends a form that never ends, and gives what the site answers meanwhile and how much was sent by then. */
const sendWithoutEnd = (
  path: string,
  field: string,
  chunk = Buffer.alloc(256 * 1024, 'a'),
): Promise<{ answer: string; sent: number }> =>
  new Promise((resolve, reject) => {
    let sent = 0;
    let answer = '';
    const hasAnswer = () => answer !== '';
    const socket = connect(port, '127.0.0.1', () => {
      const more = () => {
        while (!socket.destroyed && !hasAnswer()) {
          sent += chunk.length;
          if (!socket.write(chunk)) return;
        }
      };
      socket.on('drain', more);
      socket.write(head(path) + partHead(field));
      more();
    });
    socket.on('data', (data) => {
      answer += data.toString();
      if (!answer.endsWith('}}')) return;
      socket.destroy();
      resolve({ answer, sent });
    });
    socket.on('error', reject);
  });

describe('an upload that is too large', () => {
  it.each([
    ['a file', gradeCall.path, 'ArticleFU', 'The file is larger than 15 MB.'],
    ['a text', gradeCall.path, 'ContentTA', 'The text is larger than 15 MB.'],
    ['a group', groupCall.path, 'ArticlesGroupFU', 'The files together are larger than 15 MB.'],
  ])('is refused while %s is still being sent', async (_what, path, field, sentence) => {
    const { answer, sent } = await sendWithoutEnd(path, field);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(sentence);
    expect(sent).toBeLessThan(40 * megabyte);
  });

  it('is swallowed to its end for a client that reads only then, and the connection serves on', async () => {
    const body = `${partHead('ArticleFU')}${'a'.repeat(24 * megabyte)}\r\n--x--\r\n`;
    const socket = connect(port, '127.0.0.1');
    await new Promise((sent) => socket.write(head(gradeCall.path, body.length) + body, sent));
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let answers = '';
    for await (const chunk of socket) answers += String(chunk);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it.each([['\r\n--x'], ['\r\n--x\r\n'], ['--x']])(
    'is refused while parts without end are being sent: %j',
    async (part) => {
      const flood = Buffer.alloc(256 * 1024, part);
      const { answer, sent } = await sendWithoutEnd(gradeCall.path, 'ArticleFU', flood);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(sent).toBeLessThan(20 * megabyte);
    },
  );

  it('of a field nobody asked for is refused too', async () => {
    const { answer } = await sendWithoutEnd(gradeCall.path, 'Surprise');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('an upload that is broken off', () => {
  it('leaves the site well', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.resume().end(head(gradeCall.path) + partHead('ArticleFU'));
    await new Promise((resolve) => socket.once('close', resolve));
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await reply.json()).toEqual({ status: 'up' });
    expect(site.log()).not.toContain('"level":50');
  });
});

describe('the memory for uploads', () => {
  it('asks to wait when it is spent, and serves again when some is given back', () => {
    const budget = memoryBudget(10);
    budget.take(8);
    expect(() => budget.take(3)).toThrow(expect.objectContaining({ code: 'busy' }) as Error);
    budget.giveBack(8);
    expect(() => budget.take(10)).not.toThrow();
  });
});
