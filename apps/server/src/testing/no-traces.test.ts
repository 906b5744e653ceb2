import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ExerciseReply } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { formOf } from './form-for-tests.ts';
import { register, type Person } from './person-for-tests.ts';
import { openTestSite, type TestSite } from './site-for-tests.ts';

let folder: string;
let site: TestSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-traces-'));
  // Temporary files of the server and its threads go where the test looks, and so does its data.
  vi.stubEnv('TMPDIR', folder);
  site = await openTestSite();
}, 120_000);
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** Every file of the server that holds a word, in either of the encodings a program might write it in; its log counts as one. */
async function tracesOf(word: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((file) => join(file.parentPath, file.name));
  const found: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le'))) found.push(file);
  }
  return site.log().includes(word) ? [...found, 'log'] : found;
}

async function converse(path: string, word: string, call: Person['call']) {
  let history: object = {};
  for (const text of [null, `Dana ${word}`, `${word} ${'and the bees '.repeat(10)}`, word]) {
    const Messages = text === null ? [] : [{ Id: text, Text: text, IsStudent: true }];
    const reply = await call('POST', path, { ...history, Messages });
    expect(reply.statusCode).toBe(200);
    history = reply.json<ExerciseReply>().updatedHistory;
  }
}

/** Puts a word into every text of the site that a person can write. */
async function writeEverywhere(word: string, call: Person['call']) {
  const file = { field: 'ArticleFU', content: `The ${word} of bees.`, fileName: `${word}.txt` };
  const forms = [
    ['/api/TextGrading/Grade', formOf({ field: 'ContentTA', content: `The ${word} of bees.` })],
    ['/api/TextGrading/Grade', formOf(file)],
    ['/api/TextGrading/Grade', formOf({ ...file, fileName: `${word}.docx` })],
    ['/api/GroupGrading', formOf({ ...file, field: 'ArticlesGroupFU' })],
  ] as const;
  for (const [url, { payload, headers }] of forms) await call('POST', url, payload, headers);
  const result = { CleanedWords: [word], NormalWords: [], RareWords: [word], Words: [word] };
  await call('POST', '/api/TextGrading/Download', { ...result, Score: 1, Name: word });
  for (const path of ['HalfLife', 'Ethics', 'Persuasive', 'Coherence', 'CriticalThinking'])
    await converse(`/api/${path}`, word, call);
}

const callAsGuest: Person['call'] = (method, url, payload, headers = {}) =>
  site.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

describe('the words of somebody', () => {
  it('who did not choose to save are nowhere', async () => {
    const person = await register(site, 'private@example.org', { saves: false });
    await writeEverywhere('qzcanaryone', person.call);
    expect(await tracesOf('qzcanaryone')).toEqual([]);
  });

  it('who is a guest are nowhere', async () => {
    await writeEverywhere('qzcanarytwo', callAsGuest);
    expect(await tracesOf('qzcanarytwo')).toEqual([]);
  });

  it('who chose to save are in the database alone, until the choice is taken back', async () => {
    const person = await register(site, 'keeps@example.org');
    await writeEverywhere('qzcanarythree', person.call);
    const traces = await tracesOf('qzcanarythree');
    expect(traces).not.toEqual([]);
    for (const file of traces) expect(file).toMatch(/vernacular\.db(-wal)?$/);
    await person.call('PUT', '/api/profile', { rejectSaveData: true });
    expect(await tracesOf('qzcanarythree')).toEqual([]);
  });

  it('go with the account', async () => {
    const person = await register(site, 'goes@example.org', { goals: 'qzcanaryfour' });
    await writeEverywhere('qzcanaryfour', person.call);
    expect(await tracesOf('qzcanaryfour')).not.toEqual([]);
    const body = { password: 'a quiet walk in November' };
    expect((await person.call('DELETE', '/auth/v1/user', body)).statusCode).toBe(204);
    expect(await tracesOf('qzcanaryfour')).toEqual([]);
  });
});
