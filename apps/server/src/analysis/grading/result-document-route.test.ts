import { buildYourOwnCall, downloadCall } from '@vernacular/contract';
import { readDocument } from '@vernacular/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { wordDocument } from './send-file.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, { now: () => new Date('2026-11-21T12:00:00Z') });
}, 120_000);
afterAll(() => site.close());

const result = {
  CleanedWords: ['The', 'kinase', 'is', 'idle'],
  NormalWords: ['idle'],
  RareWords: ['kinase'],
  Score: 63,
  Name: 'A study',
  Words: ['The', ' ', 'kinase', ' ', 'is', ' ', 'idle', '.'],
};

const post = (payload: object | string, type = 'application/json', language?: string) =>
  site.app.inject({
    method: 'POST',
    url: downloadCall.path,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': type, ...(language && { 'accept-language': language }) },
  });

const textOf = async (bytes: Uint8Array) =>
  (await readDocument({ bytes, fileName: 'result.docx' })).text;

describe('the Word document of a result', () => {
  it('is a Word document named after the text', async () => {
    const reply = await post(result);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(wordDocument);
    expect(reply.headers['content-disposition']).toContain('filename="A study - Result.docx"');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('holds the text, the score and its sentence', async () => {
    const text = await textOf((await post(result)).rawPayload);
    expect(text).toContain('The kinase is idle.');
    expect(text).toContain('63');
    expect(text).toContain('Try to get it higher in the next round.');
  });

  it('gives a text without words no score, whatever the client says', async () => {
    for (const Score of [null, 100]) {
      const none = { CleanedWords: [], NormalWords: [], RareWords: [], Words: ['12 %'], Score };
      const text = await textOf((await post({ ...result, ...none })).rawPayload);
      expect(text).toContain('The text has no words.');
      expect(text).not.toContain('of 100');
    }
  });

  it('speaks the language the client prefers, and English by default', async () => {
    const inHebrew = await post(result, 'application/json', 'he-IL');
    expect(await textOf(inHebrew.rawPayload)).toContain('ציון: 63 מתוך 100.');
    expect(await textOf((await post(result)).rawPayload)).toContain('Score: 63 of 100.');
  });

  it('names the counts only when the client does', async () => {
    const label = 'News in English, 2021–2024';
    expect(await textOf((await post(result)).rawPayload)).not.toContain(label);
    expect(await textOf((await post({ ...result, Dictionary: label })).rawPayload)).toContain(
      label,
    );
  });

  it('tells the refined method, and says nothing of the published one', async () => {
    const refined = await post({ ...result, Method: 'refined', Levels: [0, 2, 0, 1] });
    expect(await textOf(refined.rawPayload)).toContain('Method: refined.');
    expect(await textOf((await post(result)).rawPayload)).not.toContain('Method');
    expect((await post({ ...result, Method: 'other' })).statusCode).toBe(400);
  });

  it('sets words apart when nothing stands between them', async () => {
    const reply = await post({ ...result, Words: ['The', 'kinase', 'is', 'idle'] });
    expect(await textOf(reply.rawPayload)).toContain('The kinase is idle');
  });

  it.each([
    ['', 'Article - Result.docx'],
    ['תא', '%D7%AA%D7%90%20-%20Result.docx'],
    ['../../../etc/passwd', 'Result.docx'],
    ['a\r\nX: y', 'Result.docx'],
  ])('has a safe name for "%s"', async (Name, expected) => {
    const header = String((await post({ ...result, Name })).headers['content-disposition']);
    expect(header).toContain(expected);
    expect(header).not.toMatch(/[\r\n/]/);
  });

  it('clamps the score', async () => {
    const text = await textOf((await post({ ...result, Score: 1e6 })).rawPayload);
    expect(text).toContain('Nicely done!');
    expect(text).not.toContain('1000000');
  });

  it('is made of a long text too, beside the others', async () => {
    const Words = Array.from({ length: 20_000 }, (_, index) => (index % 2 ? ' ' : 'cell'));
    const reply = await post({
      ...result,
      Words,
      CleanedWords: Words.filter((word) => word !== ' '),
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe('a result that can’t be made into a document', () => {
  it.each([
    ['no JSON', '{"Words', 'The result could not be read as JSON.'],
    ['a list', '[]', 'The result could not be read as JSON.'],
    [
      'words that are numbers',
      { ...result, Words: [1] },
      'Words is not what a grading result holds.',
    ],
    ['no score', { ...result, Score: undefined }, 'Score is not what a grading result holds.'],
  ])('is refused: %s', async (_what, payload, message) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { error: { code: 'invalid-request', message } },
    ]);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x'])('is refused as %s', async (type) => {
    expect((await post('{}', type)).statusCode).toBe(415);
  });

  it('is refused when it is larger than 64 MB', async () => {
    const reply = await post('a'.repeat(64 * 1024 * 1024 + 1));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      413,
      { error: { code: 'request-too-large' } },
    ]);
  });
});

describe('the instructions for building your own', () => {
  it.each([
    ['with an empty body', {}],
    ['as JSON', { payload: '{}', headers: { 'content-type': 'application/json' } }],
    ['as empty JSON', { payload: '', headers: { 'content-type': 'application/json' } }],
  ])('are a Word document, asked for %s', async (_how, request) => {
    const reply = await site.app.inject({ method: 'POST', url: buildYourOwnCall.path, ...request });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(wordDocument);
    expect((await textOf(reply.rawPayload)).length).toBeGreaterThan(200);
  });

  it('are in Hebrew for a client that prefers it', async () => {
    const headers = { 'accept-language': 'he' };
    const reply = await site.app.inject({ method: 'POST', url: buildYourOwnCall.path, headers });
    expect(await textOf(reply.rawPayload)).toContain('בחירת הטקסטים');
  });
});
