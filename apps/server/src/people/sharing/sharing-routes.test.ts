import { sharedCall, sharesCall } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { register, type Person } from '../../testing/person-for-tests.ts';
import type { TestSite } from '../../testing/site-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';

describeOnEveryDatabase('sharing', (open) => {
  const clock = { ahead: 0 };
  let site: TestSite;
  let dana: Person;
  beforeAll(async () => {
    site = await open({}, { now: () => new Date(Date.now() + clock.ahead) });
    dana = await register(site, 'dana@example.org');
  }, 120_000);
  afterAll(() => site.close());

  const saved = async (text = 'Bees and landmarks.') =>
    (await site.dependencies.store.interactions.save('ethics', dana.id, { original_text: text })) ??
    '';

  async function shared(taskId: string, more: object = {}) {
    const reply = await dana.call('POST', '/api/shares', { taskType: 'ethics', taskId, ...more });
    expect(reply.statusCode).toBe(200);
    return reply.json<{ id: string; link: string }>();
  }

  const look = (token: string) => site.app.inject({ url: `/api/share/${token}` });

  describe('a link to a task', () => {
    it('has a token that nobody guesses', async () => {
      const taskId = await saved();
      const made = await Promise.all([shared(taskId), shared(taskId)]);
      expect(new Set(made.map(({ id }) => id)).size).toBe(2);
      for (const { id, link } of made) {
        expect(Buffer.from(id, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
        expect(link).toBe(`/share/${id}`);
      }
    });

    it('stays the same when its end is changed, by its owner alone', async () => {
      const { id, link } = await shared(await saved());
      const change = (expiresAt: unknown, who = dana) =>
        who.call('PUT', `/api/shares/${id}`, { expiresAt });
      const soon = new Date(Date.now() + clock.ahead + 60_000).toISOString();
      expect((await change(soon)).json()).toEqual({ id, link, expiresAt: soon });
      expect((await look(id)).statusCode).toBe(200);
      clock.ahead += 61_000;
      expect((await look(id)).json()).toMatchObject({ error: { code: 'expired-link' } });
      expect((await change(null)).json()).toEqual({ id, link, expiresAt: null });
      expect((await look(id)).statusCode).toBe(200);
      expect((await change('2020-01-01T00:00:00Z')).statusCode).toBe(400);
      expect((await change(undefined)).statusCode).toBe(400);
      const eve = await register(site, 'eve-ends@example.org');
      expect((await change(null, eve)).statusCode).toBe(404);
      await dana.call('POST', `/api/shares/${id}/revoke`);
      expect((await change(null)).statusCode).toBe(404);
    });

    it('shows exactly the task that was shared', async () => {
      const [first, second] = [await saved('The first text.'), await saved('The second text.')];
      const link = await shared(first);
      const reply = await look(link.id);
      expect(reply.body).toContain('The first text.');
      expect(reply.body).not.toContain('second');
      expect(second).not.toBe(first);
    });

    it('shows fields of a list, and nothing that tells whose it is', async () => {
      const id = await site.dependencies.store.interactions.save('coherence', dana.id, {
        initial_text: 'Bees.',
        participant_name: 'P7-secret',
        start_time: '2026-01-01T00:00:00.000Z',
        history: { participantName: 'P7-secret', initialText: 'Bees.' },
      });
      const { id: token } = (
        await dana.call('POST', '/api/shares', { taskType: 'coherence', taskId: id })
      ).json<{ id: string }>();
      const reply = await look(token);
      expect(sharedCall.reply.strict().parse(reply.json())).toMatchObject({
        taskType: 'coherence',
        shown: { kind: 'conversation' },
      });
      expect(Object.keys(reply.json<object>())).toEqual(['taskType', 'shown']);
      for (const secret of [dana.id, dana.email, String(id), 'P7-secret', '2026-01-01'])
        expect(reply.body).not.toContain(secret);
    });

    it('shows a conversation as it was when the link was made, without the answer to the name question and the address', async () => {
      const send = async (history: object, text: string | null) => {
        const Messages = text === null ? [] : [{ Id: text, Text: text, IsStudent: true }];
        const reply = await dana.call('POST', '/api/HalfLife', { ...history, Messages });
        return reply.json<{ updatedHistory: { taskId: string } }>().updatedHistory;
      };
      let history = await send({}, null);
      const text = `My name is Dana Levi, ${dana.email.toUpperCase()}. We study bees.`;
      for (const said of ['Hi, I’m Dana Levi!', 'somebody', '3', text])
        history = await send(history, said);
      const body = { taskType: 'half-life', taskId: history.taskId };
      const { id: token } = (await dana.call('POST', '/api/shares', body)).json<{ id: string }>();
      await send(history, 'This came later.');
      const reply = await look(token);
      expect(reply.body).toContain('My name is Dana Levi, (e-mail). We study bees.');
      expect(reply.body).toContain('Good to meet you. Whom');
      expect(reply.body).not.toMatch(/I’m Dana|to meet you, Dana|example\.org|came later/i);
      const own = await dana.call('GET', `/api/tasks/half-life/${history.taskId}`);
      expect(own.body).toMatch(/Dana Levi.*came later/);
    });

    it('shows what was marked for the checks of a question, without the address', async () => {
      const text = `Ask ${dana.email}. Dana Levi counted 240 bees.`;
      const check = { version: 1, why: 'w', good: 'g', weak: 'w', source: 's' };
      const said = (isStudent: boolean, id: string) => ({
        id,
        text: `<p>${id}</p>`,
        isStudent,
        ...(!isStudent && {
          checks: {
            field: 'text120First',
            list: ['a', 'b', 'c'].map((each) =>
              Object.assign({ id: each, question: `${each}?` }, check),
            ),
          },
        }),
      });
      const mark = (id: string, answer: string, words = '') => {
        const start = text.indexOf(words);
        return { id, version: 1, answer, start, end: start + words.length, field: 'text120First' };
      };
      const id = await site.dependencies.store.interactions.save('half-life', dana.id, {
        messages: [said(false, 'asked'), said(true, 'told'), said(false, 'open')],
        history: {
          studentName: 'Dana Levi',
          text120First: text,
          checks: [mark('a', 'marked', text), mark('b', 'absent')],
        },
      });
      const body = { taskType: 'half-life', taskId: id };
      const { id: token } = (await dana.call('POST', '/api/shares', body)).json<{ id: string }>();
      const { shown } = sharedCall.reply.parse((await look(token)).json());
      const answers = (shown.kind === 'conversation' ? shown.messages : []).map(({ Checks }) =>
        Checks?.List.map(({ Answer, Words }) => [Answer, Words]),
      );
      expect(answers).toEqual([
        [
          ['marked', 'Ask (e-mail). Dana Levi counted 240 bees.'],
          ['absent', ''],
          [undefined, undefined],
        ],
        undefined,
        [
          [undefined, undefined],
          [undefined, undefined],
          [undefined, undefined],
        ],
      ]);
    });

    it('shows a text without its writer’s address, coloured or not', async () => {
      const text = `Ask ${dana.email}.`;
      const row = { text, result_text: `<p>${text}</p>` };
      const id = await site.dependencies.store.interactions.save('dejargonizer', dana.id, row);
      const body = { taskType: 'dejargonizer', taskId: id };
      const { id: token } = (await dana.call('POST', '/api/shares', body)).json<{ id: string }>();
      const { shown } = (await look(token)).json<{ shown: object }>();
      expect(shown).toMatchObject({ text: 'Ask (e-mail).', resultText: '<p>Ask (e-mail).</p>' });
    });

    it('is for people, not for search engines or caches', async () => {
      const { id, link } = await shared(await saved());
      for (const reply of [
        await look(id),
        await look('nothing'),
        await site.app.inject({ url: link, headers: { accept: 'text/html' } }),
        await site.app.inject({
          url: link.replace('share', 'Share'),
          headers: { accept: 'text/html' },
        }),
      ])
        expect(reply.headers).toMatchObject({
          'x-robots-tag': 'noindex, nofollow, noarchive',
          'cache-control': 'no-store',
        });
      const page = await site.app.inject({ url: link, headers: { accept: 'text/html' } });
      expect(page.body).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
      const home = await site.app.inject({ url: '/', headers: { accept: 'text/html' } });
      expect(home.headers).not.toHaveProperty('x-robots-tag');
      expect(home.body).not.toContain('noindex');
    });

    it('is listed for its owner, newest first', async () => {
      const taskId = await saved();
      const first = await shared(taskId);
      clock.ahead += 1000;
      const second = await shared(taskId, { expiresAt: '2100-01-01T00:00:00Z' });
      const reply = await dana.call('GET', `/api/shares?taskType=ethics&taskId=${taskId}`);
      expect(sharesCall.reply.strict().parse(reply.json()).shares).toMatchObject([
        { ...second, isRevoked: false, expiresAt: '2100-01-01T00:00:00.000Z' },
        { ...first, isRevoked: false, expiresAt: null },
      ]);
    });
  });

  async function refusal(token: string) {
    const reply = await look(token);
    return [reply.statusCode, reply.json<{ error: { message: string } }>().error.message];
  }

  describe('a link that shows nothing', () => {
    it.each(['nothing', 'a'.repeat(22), '..%2F..', "'%20OR%201=1--", '%00'])(
      'was never made: %s',
      async (token) => {
        expect(await refusal(token)).toEqual([404, 'Invalid link.']);
      },
    );

    it('was revoked', async () => {
      const { id } = await shared(await saved());
      expect((await dana.call('POST', `/api/shares/${id}/revoke`)).json()).toEqual({
        isRevoked: true,
      });
      expect(await refusal(id)).toEqual([410, 'This link has been revoked.']);
      expect((await dana.call('POST', `/api/shares/${id}/revoke`)).statusCode).toBe(200);
    });

    it('is over', async () => {
      const expiresAt = new Date(Date.now() + clock.ahead + 60_000).toISOString();
      const { id } = await shared(await saved(), { expiresAt });
      expect((await look(id)).statusCode).toBe(200);
      clock.ahead += 61_000;
      expect(await refusal(id)).toEqual([410, 'This link has expired.']);
    });

    it('led to a task that was anonymised', async () => {
      const { id } = await shared(await saved());
      await site.dependencies.store.interactions.anonymise(dana.id);
      expect(await refusal(id)).toEqual([404, 'Invalid link.']);
    });

    it('led to an account that is gone', async () => {
      const gone = await register(site, 'gone@example.org');
      const taskId = await site.dependencies.store.interactions.save('ethics', gone.id, {
        original_text: 'Gone.',
      });
      const made = await gone.call('POST', '/api/shares', { taskType: 'ethics', taskId });
      await site.dependencies.store.users.erase(gone.id);
      const [status] = await refusal(made.json<{ id: string }>().id);
      expect([404, 410]).toContain(status);
    });
  });

  describe('a link cannot be made', () => {
    it.each([
      ['of an unknown type', { taskType: 'users' }, 400],
      ['of another type than the task has', { taskType: 'half-life' }, 404],
      ['to a task that is not there', { taskId: 'nothing' }, 404],
      ['that has ended before', { expiresAt: '2020-01-01T00:00:00Z' }, 400],
      ['that ends some day', { expiresAt: 'some day' }, 400],
    ])('%s', async (_what, wrong, status) => {
      const body = { taskType: 'ethics', taskId: await saved(), ...wrong };
      expect((await dana.call('POST', '/api/shares', body)).statusCode).toBe(status);
    });
  });
});
