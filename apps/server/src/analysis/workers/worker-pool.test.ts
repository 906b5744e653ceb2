import { once } from 'node:events';
import { connect } from 'node:net';

import { inTextLanguages } from '@vernacular/analyzer';
import { gradeCall } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formOf } from '../../testing/form-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';

const choice = { code: 'EnglishGeneral', requested: null, isSubstitute: false, notice: null };
const never = new AbortController().signal;
const sentence = 'The kinase in the qzxvw of a cell, and שלום. ';
let site: TestSite;
let workers: WorkerPool;

beforeAll(async () => {
  site = await openTestSite();
  const { dictionaries, dictionariesFolder: folder } = site.dependencies;
  workers = openWorkerPool({
    dictionaries,
    folder,
    glossary: inTextLanguages(() => []),
    onFault: () => undefined,
  });
}, 120_000);
afterAll(async () => {
  await workers.close();
  await site.close();
});

const grade = (text: string, size: number, signal = never, who = 'someone') =>
  workers.run(
    'grade',
    { text, name: 'a', choice, notice: null, method: 'published', isKept: false },
    { size, who, signal },
  );

const gradeOver = async (text: string, code: string) => {
  const reply = await site.app.inject({
    method: 'POST',
    url: gradeCall.path,
    ...formOf(
      { field: 'ContentTA', content: text },
      { field: 'timePriodDDL', content: code },
      { field: 'insist', content: 'true' },
    ),
  });
  return gradeCall.reply.parse(reply.json());
};

it('is closed without a fault while its first thread starts', async () => {
  const { dictionaries, dictionariesFolder: folder } = site.dependencies;
  const brief = openWorkerPool({
    dictionaries,
    folder,
    glossary: inTextLanguages(() => []),
    onFault: () => undefined,
  });
  const warmed = brief.warm();
  await brief.close();
  await expect(warmed).resolves.toBeUndefined();
});

describe('a piece of work', () => {
  it('comes out the same at once and on a thread', async () => {
    const text = sentence.repeat(20);
    const [atOnce, onThread] = await Promise.all([grade(text, 1), grade(text, 1e9)]);
    expect(Buffer.concat(onThread.json)).toEqual(Buffer.concat(atOnce.json));
  });

  it('ends when nobody waits for it, and the next is done', async () => {
    const gone = new AbortController();
    const work = grade(sentence.repeat(100_000), 1e9, gone.signal);
    gone.abort();
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
    const { json } = await grade(sentence, 1e9);
    expect(Buffer.concat(json).length).toBeGreaterThan(100);
  }, 30_000);

  it('is not begun for one who has left', async () => {
    await expect(grade(sentence, 1, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('large texts', () => {
  it('wait for each other, one of each person; others are let in', async () => {
    const text = sentence.repeat(1000);
    const works = [grade(text, 1e9), grade(text, 1e9)];
    await expect(grade(text, 1e9)).rejects.toMatchObject({ code: 'busy' });
    works.push(grade(text, 1e9, never, 'someone else'), grade(text, 100_000));
    const graded = await Promise.all(works);
    expect(new Set(graded.map(({ json }) => Buffer.concat(json).toString())).size).toBe(1);
  }, 30_000);
});

describe('two long texts at once', () => {
  it('each get the dictionary they asked for', async () => {
    const text = sentence.repeat(3000);
    const replies = await Promise.all(
      ['EnglishGeneral', 'HebrewGeneral'].map((code) => gradeOver(text, code)),
    );
    expect(replies.map(({ dictionary }) => dictionary.code)).toEqual([
      'EnglishGeneral',
      'HebrewGeneral',
    ]);
    expect(replies[0]?.score).not.toBe(replies[1]?.score);
  }, 30_000);
});

describe('a reader who leaves', () => {
  it('ends the work on the text they sent', async () => {
    const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const { payload, headers } = formOf({
      field: 'ContentTA',
      content: sentence.repeat(150_000),
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${gradeCall.path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload, () => socket.destroy());
    await once(socket, 'close');
    await expect.poll(() => site.log(), { timeout: 20_000 }).toContain('the client left');
    expect(site.log()).not.toContain('"level":50');
  }, 30_000);
});
