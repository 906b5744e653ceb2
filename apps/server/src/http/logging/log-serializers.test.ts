import { gradeCall } from '@vernacular/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formOf } from '../../testing/form-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { describeError } from './log-serializers.ts';

let site: TestSite;
beforeAll(async () => {
  // Nothing more is said of people where everything is said.
  site = await openTestSite({ LOG_LEVEL: 'trace' });
}, 120_000);
afterAll(() => site.close());

const canary = 'canary7391';
const lines = () =>
  site
    .log()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('has one line for each request, with its route', async () => {
    const before = lines().length;
    await site.app.inject({ url: '/healthz' });
    expect(lines().slice(before)).toEqual([
      expect.objectContaining({ method: 'GET', route: '/healthz', status: 200, msg: 'request' }),
    ]);
  });

  it.each([
    [
      'a text',
      { method: 'POST', url: gradeCall.path, ...formOf({ field: 'ContentTA', content: canary }) },
    ],
    [
      'a file name',
      {
        method: 'POST',
        url: gradeCall.path,
        ...formOf({ field: 'ArticleFU', content: 'x', fileName: `${canary}.docx` }),
      },
    ],
    [
      'a period',
      {
        method: 'POST',
        url: gradeCall.path,
        ...formOf({ field: 'ContentTA', content: 'a' }, { field: 'timePriodDDL', content: canary }),
      },
    ],
    [
      'the token of a share',
      { method: 'GET', url: `/share/${canary}`, headers: { accept: 'text/html' } },
    ],
    ['an address that is not there', { method: 'GET', url: `/api/${canary}?${canary}` }],
    ['an address that is malformed', { method: 'GET', url: `/%zz${canary}` }],
    [
      'a bearer token',
      { method: 'GET', url: '/healthz', headers: { authorization: `Bearer ${canary}` } },
    ],
    ['a cookie', { method: 'GET', url: '/healthz', headers: { cookie: `authToken=${canary}` } }],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/api/TextGrading/Download',
        headers: { 'content-type': 'application/json' },
        payload: `{"${canary}`,
      },
    ],
    ['a query', { method: 'GET', url: `/api/TextGrading/Scala?score=${canary}` }],
  ] satisfies [string, InjectOptions][])('never holds %s', async (_what, request) => {
    await site.app.inject(request);
    expect(site.log()).not.toContain(canary);
  });

  it('tells where an error arose and what kind it is, not what it says', () => {
    const cause = Object.assign(new TypeError(`no ${canary}`), { code: 'ERR_X' });
    const error = new Error(`${canary}\n    quoted ${canary}`, { cause });
    const told = describeError(error);
    expect(JSON.stringify(told)).not.toContain(canary);
    expect(told).toMatchObject({ type: 'Error', cause: { type: 'TypeError', message: 'ERR_X' } });
    expect(told.stack).toContain('log-serializers.test.ts');
  });

  it('tells of a database its code, its routine and what the driver says of itself, no values', () => {
    const refused = {
      code: '23505',
      routine: '_bt_check_unique',
      detail: `Key (${canary}) exists.`,
    };
    const tried = Object.assign(new Error(canary), { code: 'ECONNREFUSED' });
    const told = [
      Object.assign(new Error(canary), refused),
      new AggregateError([tried], ''),
      new Error(`timeout exceeded when trying to connect ${canary}`),
    ].map((error) => describeError(error));
    expect(told).toMatchObject([
      { message: '23505', routine: '_bt_check_unique' },
      { cause: { message: 'ECONNREFUSED' } },
      { message: 'timeout exceeded when trying to connect' },
    ]);
    expect(JSON.stringify(told)).not.toContain(canary);
  });
});

it('says as little as LOG_LEVEL asks for', async () => {
  const quiet = await openTestSite({ LOG_LEVEL: 'warn' });
  await quiet.app.inject({ url: '/healthz' });
  expect(quiet.log()).toBe('');
  await quiet.close();
}, 60_000);
