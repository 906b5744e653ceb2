import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { OperatorOutcome, OperatorView } from '@vernacular/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { passwordForTests, register, type Person } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

const actions = '/api/operator/acts';

const does = (who: Person, act: string, whom: string, more = {}) =>
  who.call('POST', actions, { act, who: whom, ...more });
const codeOf = (reply: { json: () => unknown }) =>
  (reply.json() as { error: { code: string } }).error.code;

describeOnEveryDatabase('the calls of operators', (open) => {
  const clock = { ahead: 0 };
  let site: TestSite;
  let olga: Person;
  let ada: Person;
  beforeEach(async () => {
    clock.ahead = 0;
    site = await open(
      { OPERATORS: 'Olga@example.org, second@example.org' },
      { now: () => new Date(Date.now() + clock.ahead) },
    );
    olga = await register(site, 'olga@example.org');
    ada = await register(site, 'ada@example.org');
    await site.dependencies.store.identities.prove(olga.id);
  });
  afterEach(() => site.close());

  const audit = async () => {
    const folder = join(site.dependencies.config.DATA_DIR, 'audit');
    const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
    return (await Promise.all(files))
      .join('')
      .split('\n')
      .filter((line) => line.includes('"by"'))
      .map((line) => JSON.parse(line) as { event: string; user: string | null; by: string });
  };

  it('are for named accounts alone, whose address is proved', async () => {
    expect((await olga.call('GET', '/api/operator')).statusCode).toBe(200);
    expect((await ada.call('GET', '/api/operator')).statusCode).toBe(404);
    expect((await does(ada, 'disable', olga.id)).statusCode).toBe(404);
    // Anybody can register with an address of which nobody asked for a proof.
    const squatter = await register(site, 'second@example.org');
    expect((await squatter.call('GET', '/api/operator/people')).statusCode).toBe(404);
    expect((await audit()).map(({ by }) => by)).toEqual([]);
  });

  it('ask for a fresh proof of who has no second factor', async () => {
    clock.ahead = 14 * 60_000;
    expect((await olga.call('GET', '/api/operator')).statusCode).toBe(200);
    const refresh = async () => {
      const reply = await site.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email: 'olga@example.org', password: passwordForTests },
      });
      return reply.json<{ access_token: string; refresh_token: string }>();
    };
    const { refresh_token } = await refresh();
    clock.ahead = 40 * 60_000;
    const later = await site.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=refresh_token',
      payload: { refresh_token },
    });
    const headers = {
      authorization: `Bearer ${later.json<{ access_token: string }>().access_token}`,
    };
    const ask = () => site.app.inject({ url: '/api/operator', headers });
    const stale = await ask();
    expect([stale.statusCode, codeOf(stale)]).toEqual([403, 'proof-needed']);
    const proven = await site.app.inject({
      method: 'POST',
      url: '/auth/v1/confirm-password',
      headers,
      payload: { password: passwordForTests },
    });
    expect(proven.statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(200);
  });

  it('show numbers and no text of anybody', async () => {
    const { store } = site.dependencies;
    const taskId = await store.interactions.save('ethics', ada.id, {
      original_text: 'A confession.',
    });
    await store.shares.create({ userId: ada.id, type: 'ethics', taskId: taskId ?? '' });
    await store.letters.add({
      to: 'a@b.example',
      subject: 'x',
      text: 'A word.',
      kind: 'recovery',
      expiresAt: new Date(0),
    });
    await store.letters.tidy();
    const reply = await olga.call('GET', '/api/operator');
    expect(reply.json<OperatorView>()).toMatchObject({
      people: { all: 2, disabled: 0, signedIn: 2 },
      shares: { open: 1, ended: 0 },
      studies: [],
      dictionaries: { own: { queued: 0, counting: 0, ready: 0, failed: 0 }, jobs: [] },
      letters: { waiting: 0, givenUp: [{ email: 'a@b.example', failure: 'too late' }] },
      model: null,
      unusedModelServer: null,
    });
    expect(reply.json<OperatorView>().disk?.free).toBeGreaterThan(0);
    expect(reply.body).not.toMatch(/confession|A word/);
  });

  it('find people, and do to them what the command does, each act written down with who did it', async () => {
    const found = await olga.call('GET', '/api/operator/people?search=ADA');
    expect(found.json()).toMatchObject({ people: [{ id: ada.id }], hasMore: false });
    expect((await does(olga, 'show', ada.id)).json<OperatorOutcome>().counts).toMatchObject({
      sessions: 1,
    });
    expect((await does(olga, 'sign-out', ada.id)).statusCode).toBe(200);
    expect((await ada.call('GET', '/api/profile')).statusCode).toBe(401);
    expect((await does(olga, 'show', ada.id)).json<OperatorOutcome>().counts).toMatchObject({
      sessions: 0,
    });
    expect(
      (await does(olga, 'disable', ada.id)).json<OperatorOutcome>().person?.disabledAt,
    ).not.toBeNull();
    expect((await ada.call('GET', '/api/profile')).statusCode).toBe(401);
    expect(codeOf(await does(olga, 'disable', ada.id))).toBe('no-change');
    for (const own of [olga.id, 'Olga@example.org'])
      for (const shutting of ['disable', 'delete'])
        expect(codeOf(await does(olga, shutting, own))).toBe('own-account');
    expect((await olga.call('GET', '/api/operator')).statusCode).toBe(200);
    expect(codeOf(await does(olga, 'reset-link', ada.id))).toBe('account-disabled');
    expect(
      (await does(olga, 'enable', ada.id)).json<OperatorOutcome>().person?.disabledAt,
    ).toBeNull();
    const printed = await does(olga, 'reset-link', ada.id);
    expect(printed.json<OperatorOutcome>().link).toContain('/reset-password#');
    const sent = await does(olga, 'reset-link', ada.id, { byLetter: true });
    expect(sent.json<OperatorOutcome>().link).toBeNull();
    expect(codeOf(await does(olga, 'remove-factor', ada.id))).toBe('no-factor');
    expect((await does(olga, 'invite', 'new@example.org')).json<OperatorOutcome>().link).toContain(
      '/register#',
    );
    expect(codeOf(await does(olga, 'invite', 'ada@example.org'))).toBe('has-account');
    expect(codeOf(await does(olga, 'invite', 'nonsense'))).toBe('not-an-address');
    expect((await does(olga, 'delete', ada.id)).statusCode).toBe(200);
    expect(await site.dependencies.store.users.byId(ada.id)).toBeNull();
    expect(codeOf(await does(olga, 'show', ada.id))).toBe('unknown-account');
    const lines = await audit();
    expect(new Set(lines.map(({ by }) => by))).toEqual(new Set([olga.id]));
    expect(lines.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'people-listed',
        'person-shown',
        'account-disabled',
        'account-enabled',
        'reset-link-made',
        'invitation-made',
        'account-removed',
      ]),
    );
  });
});
