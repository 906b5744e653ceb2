import * as contract from '@vernacular/contract';
import type { GradeReply } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openAuthSite, type AuthSite } from './auth-client-for-tests.ts';
import { formOf } from './form-for-tests.ts';

let auth: AuthSite;
let token: string;
/** What stands in the places of paths. */
let places: Readonly<Record<string, string>>;
beforeAll(async () => {
  auth = await openAuthSite();
  const client = await auth.register('casing@example.org');
  token = (await client.getSession()).data.session?.access_token ?? '';
  const reply = await ask('POST', contract.askReadersCall.path, readerTest);
  const { id, resultsKey } = reply.json<{ id: string; resultsKey: string }>();
  places = { address: 'half-life', id, key: resultsKey, answerId: 'a'.repeat(22) };
}, 120_000);
afterAll(() => auth.close());

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const renamed = (fields: object, change: (name: string) => string) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [change(name), value]));

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  auth.site.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

const readerTest: contract.NewReaderTest = {
  text: 'The kinase is idle.',
  textLanguage: 'en',
  pageLanguage: 'en',
  askedBy: 'Dana',
  audience: '',
  questions: [{ question: 'What is idle?' }],
};

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const placed = (path: string) => path.replaceAll(/:(\w+)/gu, (_, name: string) => places[name]!);

/** What calls of the contract are asked with here; a new call with fields has to be added. */
const asked: Readonly<Record<string, () => Promise<readonly [fields: object, status: number]>>> = {
  downloadCall: async () => [await graded(), 200],
  registerDomainCall: async () => [{ domain: 'example.org', created: '2026-11-21T08:00:00Z' }, 200],
  changeKnownWordsCall: async () => [{ add: ['kinase'], remove: [] }, 200],
  languageToolWordsCall: async () => [{ offset: '0', limit: '5' }, 200],
  makeApiKeyCall: async () => [{ name: 'Writer' }, 200],
  saveProfileCall: async () => [{ gender: 'Female', rejectSaveData: false }, 200],
  shareCall: async () => [{ taskType: 'dejargonizer', taskId: (await graded()).taskId }, 200],
  endShareCall: async () => [{ expiresAt: null }, 404],
  gaugeCall: async () => [{ score: '3', total: '40', language: 'he' }, 200],
  sharesCall: async () => [{ taskType: 'ethics', taskId: 'none' }, 200],
  renewCall: async () => [{ version: contract.legal.version }, 200],
  agreeCall: async () => [{ ...(await agreement()), participantName: 'P1' }, 200],
  debriefingCall: async () => [{ consent: await agreed('consent') }, 200],
  // The conversation has not been finished.
  askStudyReadersCall: async () => [{ consent: await agreed('consent') }, 404],
  withdrawCall: async () => [{ code: await agreed('withdrawalCode') }, 200],
  operatorActCall: async () => [{ act: 'show', who: 'nobody' }, 404],
  operatorPeopleCall: async () => [{ search: 'a', after: 'b' }, 404],
  askReadersCall: async () => [readerTest, 200],
  answerReaderTestCall: async () => [
    { marks: [], knewAll: true, answers: ['Nothing.'], rating: 4, seconds: 30 },
    200,
  ],
  readerResultsCall: async () => [{ age: '18-29' }, 200],
  endReaderTestCall: async () => [{ endsAt: tomorrow() }, 200],
  groupCall: async () => [{ format: 'extended' }, 200],
  readyCall: async () => [{ exclude: 'database' }, 200],
};

const graded = async () => {
  const { payload, headers } = formOf({ field: 'contentTA', content: 'The kinase is idle.' });
  const reply = await auth.site.app.inject({
    method: 'POST',
    url: contract.gradeCall.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<GradeReply>();
};

/** What somebody agrees to who reads the page in English. */
const agreement = async () => {
  const reply = await ask('GET', placed(contract.studyCall.path));
  const { version, text } = reply.json<contract.StudyPage>().consent;
  return { version, language: 'en', text: text.en };
};

const agreed = async (name: 'consent' | 'withdrawalCode') => {
  const url = placed(contract.agreeCall.path);
  const reply = await ask('POST', url, await agreement());
  return reply.json<contract.Agreed>()[name];
};

type AnyCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: unknown;
  readonly body?: unknown;
};
const withFields = Object.entries(contract).flatMap(([name, call]) =>
  name.endsWith('Call') && ('query' in Object(call) || 'body' in Object(call))
    ? [[name, call as unknown as AnyCall] as const]
    : [],
);

describe('a call with fields', () => {
  it.each(withFields)('takes them in either casing: %s', async (name, call) => {
    for (const change of [lower, upper]) {
      const [fields, status] = await asked[name]!();
      const named = renamed(fields, change);
      const query = call.query
        ? `?${new URLSearchParams(named as Record<string, string>).toString()}`
        : '';
      const path = placed(call.path);
      const file = { field: change('ArticlesGroupFU'), fileName: 'a.txt', content: 'A text.' };
      const form = name === 'groupCall' ? formOf(file) : null;
      const reply = form
        ? await auth.site.app.inject({ method: 'POST', url: `${path}${query}`, ...form })
        : await ask(call.method, `${path}${query}`, call.body ? named : undefined);
      expect([reply.statusCode, reply.statusCode === status ? '' : reply.body]).toEqual([
        status,
        '',
      ]);
    }
  });

  it('does what its fields say, however they are written', async () => {
    await ask('PUT', '/api/profile', {
      Gender: 'Female',
      Goals: 'To be read',
      RejectSaveData: false,
    });
    const profile = (await ask('GET', '/api/profile')).json<object>();
    expect(profile).toMatchObject({ gender: 'Female', goals: 'To be read', rejectSaveData: false });
  });

  it('believes the contract’s own spelling where both are sent', async () => {
    const both = { gender: 'Male', Gender: 'Female', rejectSaveData: false };
    expect((await ask('PUT', '/api/profile', both)).json()).toMatchObject({ gender: 'Male' });
  });
});

const told = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  (await ask(method, url, body)).json<{ error: { message: string } }>().error.message;

it('tells in plain words what is missing', async () => {
  expect(await told('GET', '/api/TextGrading/Scala')).toBe('score is missing.');
  expect(await told('PUT', '/api/profile', {})).toBe('rejectSaveData is missing.');
  expect(await told('POST', '/api/shares', {})).toBe('taskType is missing. taskId is missing.');
});

it('tells in plain words what an account call lacks', async () => {
  const reply = await auth.site.app.inject({
    method: 'POST',
    url: '/auth/v1/recover',
    payload: {},
  });
  expect(reply.json()).toMatchObject({ code: 'validation_failed', msg: 'email is missing.' });
});
