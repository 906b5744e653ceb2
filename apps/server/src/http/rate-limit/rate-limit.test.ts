import { randomUUID } from 'node:crypto';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { formOf } from '../../testing/form-for-tests.ts';
import { type Person, register } from '../../testing/person-for-tests.ts';
import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { hashIp } from '../addresses/rate-limit-keys.ts';

const patience = { timeout: 30_000 };

const open: TestSite[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()));
});

async function siteWith(shares: object, settings = {}) {
  const site = await openTestSite({ FAIR_SHARES: JSON.stringify(shares), ...settings });
  open.push(site);
  return site;
}

const article = formOf({ field: 'ContentTA', content: 'Enzymes make reactions fast.' });
const group = formOf({ field: 'ArticlesGroupFU', content: 'A text.', fileName: 'one.txt' });

const json = (body: object) => ({
  payload: Buffer.from(JSON.stringify(body)),
  headers: { 'content-type': 'application/json' },
});

const post = (
  { app }: TestSite,
  url: string,
  { payload, headers }: typeof article,
  { person, remoteAddress = '192.0.2.1' }: { person?: Person; remoteAddress?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { ...headers, ...(person && { authorization: `Bearer ${person.token}` }) },
  });

const grade = (site: TestSite, who: Parameters<typeof post>[3] = {}) =>
  post(site, '/api/TextGrading/Grade', article, who);
const statuses = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode);

async function times<Reply>(count: number, ask: () => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let at = 0; at < count; at += 1) replies.push(await ask());
  return replies;
}

describe('a fair share', { timeout: 60_000 }, () => {
  it('is one of each account, whoever else is at its address', async () => {
    const site = await siteWith({ grading: { person: 2, address: 100 } });
    const [dana, eve] = [
      await register(site, 'dana@example.org'),
      await register(site, 'eve@example.org'),
    ];
    const replies = await times(3, () => grade(site, { person: dana }));
    expect(statuses(replies)).toEqual([200, 200, 429]);
    expect(replies[2]!.headers['retry-after']).toMatch(/^[1-6]?\d$/);
    expect(replies[2]!.json()).toMatchObject({ error: { code: 'fair-share' } });
    expect(statuses([await grade(site, { person: eve }), await grade(site)])).toEqual([200, 200]);
    expect(statuses([await grade(site, { person: dana, remoteAddress: '192.0.2.9' })])).toEqual([
      429,
    ]);
  });

  it('is one of each address, and said once to the log without a word of theirs', async () => {
    const site = await siteWith({ grading: { address: 3 } });
    const replies = await times(6, () => grade(site));
    expect(statuses(replies)).toEqual([200, 200, 200, 429, 429, 429]);
    expect(replies[3]!.json()).toMatchObject({ error: { code: 'too-many-calls' } });
    expect(statuses([await grade(site, { remoteAddress: '192.0.2.9' })])).toEqual([200]);
    const said = site.log().match(/a fair share is used up/g);
    expect(said).toHaveLength(1);
    expect(site.log()).not.toMatch(/Enzymes|192\.0\.2/);
  });

  it('is kept of groups, conversations, documents and dictionaries too', async () => {
    const one = { person: 1, address: 1 };
    const site = await siteWith({ groups: one, chat: one, documents: one, dictionaries: one });
    const dana = await register(site, 'dana@example.org');
    for (const [url, form] of [
      ['/api/GroupGrading', group],
      ['/api/Ethics', json({ Messages: [] })],
      ['/api/TextGrading/Download', json({})],
      ['/api/dictionaries/own', group],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const [first, second] = await times(2, () => post(site, url, form, { person: dana }));
      expect([url, first!.statusCode === 429, second!.statusCode]).toEqual([url, false, 429]);
    }
  });

  it('ends guessing at links, and whoever has one still opens it', async () => {
    const site = await siteWith({});
    const dana = await register(site, 'dana@example.org');
    const graded = await grade(site, { person: dana });
    const { taskId } = graded.json<{ taskId: string }>();
    const shared = await dana.call('POST', '/api/shares', { taskType: 'dejargonizer', taskId });
    const { id } = shared.json<{ id: string }>();
    const look = (token: string) => site.app.inject(`/api/share/${token}`);
    const guesses = await times(1000, () => look(randomUUID().replaceAll('-', '')));
    const found = statuses(guesses);
    expect([found[0], found.filter((status) => status === 429).length]).toEqual([404, 700]);
    expect(statuses([await look(id)])).toEqual([200]);
  });

  it('is counted together by two servers', async () => {
    const shares = { grading: { address: 20 } };
    const one = await siteWith(shares);
    const two = await siteWith(shares, { DATA_DIR: one.dependencies.config.DATA_DIR });
    const first = await times(20, () => grade(one));
    expect(new Set(statuses(first))).toEqual(new Set([200]));
    // Counts reach the database after the reply, so each is waited for.
    const name = 'share-grading-address';
    const shared = one.dependencies.store.limiter({ name, times: 20, seconds: 60 });
    const counted = async () => (await shared.get(hashIp('192.0.2.1')))?.consumedPoints;
    await vi.waitUntil(async () => (await counted()) === 20, patience);
    const second = statuses(await times(2, () => grade(two)));
    await vi.waitUntil(() => two.log().includes('a fair share is used up'), patience);
    second.push((await grade(two)).statusCode);
    expect(second.filter((status) => status === 200).length).toBeLessThanOrEqual(4);
    expect(second.at(-1)).toBe(429);
  });
});
