import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { gradeCall } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databasesForTests, hasPostgres } from '../../testing/databases-for-tests.ts';
import { formOf } from '../../testing/form-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

const portOf = (site: TestSite) => /"port":(\d+),"msg":"metrics"/.exec(site.log())?.[1];
const ask = (site: TestSite, path = '/metrics', init: RequestInit = {}) =>
  fetch(`http://localhost:${portOf(site)}${path}`, init);
/** The value of a metric, by its name and labels as they are printed; null when it is not there. */
const valueIn = (printed: string, name: string) => {
  const line = printed.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
};
const model = async () => ({
  name: 'm',
  ends: { answered: 7, slow: 2 },
  tokensToday: { used: 400, most: 1000 },
});

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ METRICS_PORT: '0' }, { model });
}, 120_000);
afterAll(() => site.close());

describe('the metrics', () => {
  it('count requests by route, method and status, with nothing of who asked for what', async () => {
    const canary = 'canary7391';
    await site.app.inject({
      ...formOf({ field: 'ContentTA', content: canary }),
      method: 'POST',
      url: gradeCall.path,
      remoteAddress: '203.0.113.77',
      headers: { ...formOf({ field: 'ContentTA', content: canary }).headers, 'user-agent': canary },
    });
    await site.app.inject({ url: `/api/${canary}?${canary}` });
    await site.app.inject({ url: `/share/${canary}`, headers: { accept: 'text/html' } });
    const reply = await ask(site);
    const printed = await reply.text();
    expect(reply.headers.get('content-type')).toContain('version=0.0.4');
    const count = (method: string, route: string, status: number) =>
      valueIn(
        printed,
        `vernacular_request_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(count('POST', gradeCall.path, 200)).toBe(1);
    expect(count('GET', 'none', 404)).toBe(1);
    expect(printed).not.toContain(canary);
    expect(printed).not.toContain('203.0.113.77');
  });

  it('tell how the process, its lines, its letters and its model do', async () => {
    await site.dependencies.store.letters.add({
      to: 'a@b.c',
      subject: 's',
      text: 't',
      kind: 'test',
    });
    const printed = await (await ask(site)).text();
    const values = [
      'vernacular_waiting{line="large-texts"}',
      'vernacular_waiting{line="middle-texts"}',
      'vernacular_letters{state="waiting"}',
      'vernacular_own_dictionaries{state="queued"}',
      'vernacular_model_comments_total{end="slow"}',
      'vernacular_model_tokens_today{what="most"}',
      'vernacular_database_reachable',
      'vernacular_audit_writable',
    ].map((name) => valueIn(printed, name));
    expect(values).toEqual([0, 0, 1, 0, 2, 1000, 1, 1]);
    expect(printed).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(printed).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('tell that security events cannot be written down', async () => {
    const folder = join(site.dependencies.config.DATA_DIR, 'audit');
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder');
    const printed = await (await ask(site)).text();
    expect(valueIn(printed, 'vernacular_audit_writable')).toBe(0);
  });

  it('are on their own port and nowhere else', async () => {
    expect((await site.app.inject({ url: '/metrics' })).body).not.toContain('process_cpu');
    expect((await ask(site, '/')).status).toBe(404);
    expect((await ask(site, '/metrics', { method: 'POST' })).status).toBe(404);
  });
});

it('has no such port unless told', async () => {
  const silent = await openTestSite();
  expect(portOf(silent)).toBeUndefined();
  await silent.close();
}, 60_000);

it('says that the database is away, and what it knows without it', async () => {
  const lost = await openTestSite({ METRICS_PORT: '0' }, { model });
  await lost.dependencies.store.close();
  const printed = await (await ask(lost)).text();
  await lost.close().catch(() => undefined);
  expect(valueIn(printed, 'vernacular_database_reachable')).toBe(0);
  expect(printed).not.toMatch(/^vernacular_letters\{/m);
  expect(printed).toMatch(/^process_resident_memory_bytes \d/m);
}, 60_000);

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  const newDatabase = databasesForTests();
  it('show its connections', async () => {
    const there = await openTestSite({
      METRICS_PORT: '0',
      DATABASE_URL: await newDatabase('prepared'),
    });
    const printed = await (await ask(there)).text();
    const values = ['busy', 'idle', 'waiting'].map((state) =>
      valueIn(printed, `vernacular_database_connections{state="${state}"}`),
    );
    await there.close();
    expect(values).toEqual([0, expect.any(Number), 0]);
    expect(values[1]).toBeGreaterThan(0);
  }, 120_000);
});
