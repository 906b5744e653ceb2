import { randomUUID } from 'node:crypto';

import type { Agreed, ExerciseReply, StudyPage } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AuthSite, authSitesWith } from '../../testing/auth-client-for-tests.ts';
import { hashToken } from '../../people/index.ts';
import { paths } from '../../testing/paths-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites-for-tests.ts';
import { runResearchCommand } from '../research/research-command.ts';

const uuid = 'a3bb189e-8bf9-4ac3-9b4b-2f2a9d6c1e52';
const studies = [
  { variant: 'halflife-full', of: '/api/HalfLife' },
  { variant: 'halflife-slim', of: '/api/HalfLife/no-feedback' },
  { variant: 'coherence-full', of: '/api/Coherence' },
  { variant: 'critical-thinking-slim', of: '/api/CriticalThinking/no-feedback' },
  // The same course as Coherence, with a text in place of the table.
  { variant: 'halflife-research-full', of: '/api/Coherence', kept: 'half-life-research' },
  { variant: 'halflife-research-slim', of: '/api/Coherence', kept: 'half-life-research' },
] as const;

type Body = Readonly<Record<string, unknown>>;

const student = (text: string, id: string = randomUUID()) => ({
  Id: id,
  Text: text,
  IsStudent: true,
});

describeOnEveryDatabase('a conversation on a page of a study', (openSite) => {
  let auth: AuthSite;
  beforeAll(async () => {
    const names = studies.map(({ variant }) => [variant, uuid]);
    auth = await authSitesWith(openSite)({
      RESEARCH_PATHS: JSON.stringify(Object.fromEntries(names)),
    });
  }, 120_000);
  afterAll(() => auth.close());

  const ask = async (url: string, payload: Body, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return auth.site.app.inject({ method: 'POST', url, payload, headers });
  };
  const agreeAt = async (address: string, body: Body = {}, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { consent } = (await auth.site.app.inject(`/api/studies/${address}`)).json<StudyPage>();
    const reply = await auth.site.app.inject({
      method: 'POST',
      url: `/api/studies/${address}/consents`,
      payload: { version: consent.version, language: 'en', text: consent.text.en, ...body },
      headers,
    });
    expect(reply.statusCode).toBe(200);
    return reply.json<Agreed>();
  };
  /** The consent that a participant's client sends with every call. */
  const consents = new WeakMap<ExerciseReply, string>();
  const post = async (url: string, payload: Body, token?: string) => {
    const reply = await ask(url, payload, token);
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<ExerciseReply>();
    if (typeof payload['consent'] === 'string') consents.set(answer, payload['consent']);
    return answer;
  };
  const practiseAt = (url: string, token?: string) => post(url, { Messages: [] }, token);
  const begin = async (url: string, participantName: string, token?: string) => {
    const { consent } = await agreeAt(url.replace('/api/', ''), { participantName }, token);
    return post(url, { consent, Messages: [] }, token);
  };
  const goOn = (reply: ExerciseReply): Body => ({
    ...reply.updatedHistory,
    ...(consents.has(reply) && { consent: consents.get(reply) }),
  });
  const say = (reply: ExerciseReply, url: string, text: string, token?: string) =>
    post(url, { ...goOn(reply), Messages: [student(text)] }, token);
  const rowsOf = async (exercise: string, participantName: string) => {
    let printed = '';
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = auth.site.dependencies.config;
    await runResearchCommand(['export', '--exercise', exercise, '--format', 'jsonl'], {
      location: { dataDir, databaseUrl },
      print: (text) => (printed += text),
      say: () => undefined,
    });
    const lines = printed.split('\n').filter(Boolean);
    return lines
      .map((line) => JSON.parse(line) as Body)
      .filter((row) => row['participant_name'] === participantName);
  };
  const eventsOf = async (participantName: string) => {
    let printed = '';
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = auth.site.dependencies.config;
    await runResearchCommand(
      ['export', '--exercise', 'half-life', '--table', 'events', '--format', 'jsonl'],
      {
        location: { dataDir, databaseUrl },
        print: (text) => (printed += text),
        say: () => undefined,
      },
    );
    const [row] = await rowsOf('half-life', participantName);
    return printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Body)
      .filter(({ participant }) => participant === row!['participant'])
      .map(({ event }) => event);
  };
  const personWith = async (email: string, rejectSaveData: boolean) => {
    const { data } = await (await auth.register(email)).getSession();
    const { user, access_token: token } = data.session!;
    await auth.site.dependencies.store.demographics.update(user.id, { rejectSaveData });
    return { id: user.id, token };
  };

  it('keeps every answer as it was given: none takes the place of an earlier one', async () => {
    const url = `/api/${uuid}-halflife-full`;
    let reply = await begin(url, 'P18');
    for (const text of ['Dana', '3', 'Bees find home by landmarks.']) {
      reply = await say(reply, url, text);
    }
    const back = { ...goOn(reply), currentStage: 2, isTakenBack: true };
    const again = await post(url, { ...back, Messages: [student('1')] });
    expect(again.updatedHistory).toMatchObject({ currentStage: 4, targetAudience: '3' });
    expect(await rowsOf('half-life', 'P18')).toMatchObject([{ current_stage: 4 }]);
  });

  it.each(studies)(
    'of a guest is one row of the export, finished: $variant',
    async ({ variant, of, ...study }) => {
      const url = `/api/${uuid}-${variant}`;
      const { answers, name, stage } = paths.find(({ path }) => path === of)!;
      let reply = await begin(url, `P17 ${variant}`);
      for (const answer of answers) reply = await say(reply, url, answer);
      expect(reply.updatedHistory.currentStage).toBe(stage);
      const kept = 'kept' in study ? study.kept : name;
      expect(await rowsOf(kept, `P17 ${variant}`)).toMatchObject([
        { is_research: true, finished: true, tasks: 1, current_stage: stage, gender: null },
      ]);
    },
    60_000,
  );

  it.each(['/api/studies/half-life-research', '/half-life-research'])(
    'a hidden exercise is at no address of its own: %s',
    async (address) => {
      const { statusCode } = await auth.site.app.inject({
        url: address,
        headers: { accept: 'text/html' },
      });
      expect(statusCode).toBe(404);
    },
  );

  const url = `/api/${uuid}-halflife-full`;

  it('keeps nothing of a text that may tell of distress but that it was asked about, until its writer goes on', async () => {
    const text = 'My supervisor touches me and I am afraid.';
    const named = await say(await begin(url, 'People'), url, 'Dana');
    const chosen = await say(named, url, '3');
    const asked = await say(chosen, url, text);
    const [notice] = asked.messages;
    expect(notice!.Text).toContain('people come first');
    expect(notice!.Text).not.toMatch(/score|Nicely done|words/u);
    expect(asked.updatedHistory).toEqual(chosen.updatedHistory);
    const stopped = await say(asked, url, 'Stop here');
    expect(stopped.messages.map(({ Text }) => Text).join()).toContain('We stop here');
    const { store } = auth.site.dependencies;
    const taskId = chosen.updatedHistory.taskId;
    const stored = async () =>
      JSON.stringify(
        await store.study
          .bySecret(hashToken(consents.get(chosen)!))
          .then((participant) => store.study.open('half-life', participant!.id, taskId)),
      );
    expect(await stored()).not.toContain('supervisor');
    expect(JSON.stringify(await rowsOf('half-life', 'People'))).not.toContain('supervisor');
    expect(await eventsOf('People')).toEqual([
      'agreed',
      'opened',
      'answered',
      'answered',
      'paused',
    ]);
    expect(auth.site.log()).not.toContain('supervisor');
    const way = /data-value="(It is part of my work[^"]*)"/u.exec(notice!.Text)![1]!;
    const went = await say(stopped, url, way);
    expect(went.updatedHistory).toMatchObject({ currentStage: 4, text120First: text });
    const again = await say(went, url, text);
    expect(again.updatedHistory.currentStage).toBe(5);
    expect(await stored()).toContain('supervisor');
  });

  it('is kept from the first answer on, and a message sent twice makes no second row', async () => {
    const opened = await begin(url, 'Twice');
    expect(await rowsOf('half-life', 'Twice')).toEqual([]);
    const first = { ...goOn(opened), Messages: [student('Dana', 'm1')] };
    const replies = await Promise.all([post(url, first), post(url, first)]);
    expect(new Set(replies.map(({ updatedHistory }) => updatedHistory.currentStage))).toEqual(
      new Set([2]),
    );
    expect(await rowsOf('half-life', 'Twice')).toMatchObject([{ current_stage: 2 }]);
  });

  it('is kept of an account that does not save, and not under its name', async () => {
    const { id, token } = await personWith('unsaving@example.org', true);
    const opened = await begin(url, 'Unsaving', token);
    await say(opened, url, 'Dana', token);
    expect(await rowsOf('half-life', 'Unsaving')).toHaveLength(1);
    expect(await auth.site.dependencies.store.interactions.list(id)).toEqual([]);
  });

  it('is kept apart from an account that saves: not among its tasks, and not emptied with them', async () => {
    const { id, token } = await personWith('saving@example.org', false);
    await say(await begin(url, 'Saving', token), url, 'Dana', token);
    expect(await auth.site.dependencies.store.interactions.list(id)).toEqual([]);
    await auth.site.dependencies.store.interactions.anonymise(id);
    expect(await rowsOf('half-life', 'Saving')).toHaveLength(1);
  });

  it('is not what an account that saves practises, before it or after it', async () => {
    const { id, token } = await personWith('practising@example.org', false);
    const practise = async () => {
      let reply = await practiseAt('/api/HalfLife', token);
      for (const answer of ['Dana', '3', 'My practice, told to nobody but me.'])
        reply = await say(reply, '/api/HalfLife', answer, token);
    };
    await practise();
    await say(await begin(url, 'Practising', token), url, 'Dana', token);
    await practise();
    expect(await rowsOf('half-life', 'Practising')).toMatchObject([
      { current_stage: 2, text120_first: null, tasks: 1 },
    ]);
    expect(await auth.site.dependencies.store.interactions.list(id)).toHaveLength(2);
  });

  it('is kept on an ordinary page too, of whoever agreed there', async () => {
    const { consent } = await agreeAt('ethics', { participantName: 'By address' });
    const opened = await post('/api/Ethics', { isResearch: true, consent, Messages: [] });
    await say(opened, '/api/Ethics', 'The aim is to feed more people.');
    expect(await rowsOf('ethics', 'By address')).toMatchObject([
      { is_research: true, study: 'ethics', condition: 'full' },
    ]);
  });

  it('is not what a guest practises, whatever the address says', async () => {
    for (const isResearch of [false, true]) {
      const body = { isResearch, participantName: 'Practice', Messages: [] };
      const { updatedHistory } = await say(
        await post('/api/HalfLife', body),
        '/api/HalfLife',
        'Dana',
      );
      expect(updatedHistory.taskId).toBe('');
    }
    expect(await rowsOf('half-life', 'Practice')).toEqual([]);
  });

  it.each([
    ['no consent', {}],
    ['a consent nobody gave', { consent: 'x'.repeat(43) }],
  ])('is refused with %s', async (_, body) => {
    const reply = await ask(url, { participantName: 'Unasked', ...body, Messages: [] });
    expect(reply.statusCode).toBe(428);
    expect(reply.json()).toMatchObject({ error: { code: 'consent-needed' } });
    expect(await rowsOf('half-life', 'Unasked')).toEqual([]);
  });

  it('is refused with the consent to another study', async () => {
    const { consent } = await agreeAt(`${uuid}-coherence-full`);
    expect((await ask(url, { consent, Messages: [] })).statusCode).toBe(428);
  });

  it('is tied to what the profile of an account says only if its owner agrees to that too', async () => {
    const { id, token } = await personWith('profiled@example.org', true);
    await auth.site.dependencies.store.demographics.update(id, { country: 'IL' });
    for (const withProfile of [false, true]) {
      const participantName = `Profile ${withProfile}`;
      const address = url.replace('/api/', '');
      const { consent } = await agreeAt(address, { participantName, withProfile }, token);
      await say(await post(url, { consent, Messages: [] }), url, 'Dana');
      expect(await rowsOf('half-life', participantName)).toMatchObject([
        { country: withProfile ? 'IL' : null },
      ]);
    }
  });

  it('can be begun again, but not without end', async () => {
    const { consent } = await agreeAt(url.replace('/api/', ''), { participantName: 'Again' });
    const beginAt = async (minute: number) => {
      const startTime = new Date(Date.UTC(2026, 0, 1, 8, minute)).toISOString();
      return ask(url, { consent, startTime, currentStage: 1, Messages: [student('Dana')] });
    };
    for (let minute = 0; minute < 20; minute += 1)
      expect((await beginAt(minute)).statusCode).toBe(200);
    expect((await beginAt(20)).json()).toMatchObject({ error: { code: 'too-many-conversations' } });
    expect((await beginAt(3)).statusCode).toBe(200);
    const rows = await rowsOf('half-life', 'Again');
    expect([rows.length, new Set(rows.map(({ participant }) => participant)).size]).toEqual([
      20, 1,
    ]);
  });

  const attacked = async (name: string) => {
    const opened = await begin(url, name);
    const kept = await say(opened, url, 'A secret name');
    const [row] = await rowsOf('half-life', name);
    return { kept, row };
  };

  describe('before a stranger', () => {
    it('is closed to whoever knows its row, from an export or a backup', async () => {
      const { row, kept } = await attacked('Victim');
      const { consent } = await agreeAt(url.replace('/api/', ''), { participantName: 'Eve' });
      const attack = { ...kept.updatedHistory, consent, studentName: '', currentStage: 1 };
      const asked = await post(url, { ...attack, Messages: [] });
      expect(JSON.stringify(asked)).not.toContain('A secret name');
      await post(url, { ...attack, Messages: [student('Eve was here')] });
      const [after] = await rowsOf('half-life', 'Victim');
      expect(after).toEqual(row);
      expect(await rowsOf('half-life', 'Eve')).toMatchObject([{ tasks: 1 }]);
    });

    it('is closed to accounts, and opens no account’s task', async () => {
      const { row } = await attacked('Accounts');
      const { id, token } = await personWith('eve@example.org', false);
      const taskId = String(row?.['task']);
      const { interactions, shares } = auth.site.dependencies.store;
      expect(await interactions.open('half-life', id, taskId)).toBeNull();
      expect(await shares.create({ userId: id, type: 'half-life', taskId })).toBeNull();
      const eves = await say(
        await practiseAt('/api/HalfLife', token),
        '/api/HalfLife',
        'Eve herself',
        token,
      );
      const { consent } = await agreeAt(url.replace('/api/', ''));
      const body = {
        ...eves.updatedHistory,
        consent,
        studentName: '',
        currentStage: 1,
        Messages: [],
      };
      for (const inStudy of [await post(url, body), await post(url, body, token)])
        expect(JSON.stringify(inStudy)).not.toContain('Eve herself');
    });

    it('stays its writer’s when its writer signs in half way', async () => {
      const { kept } = await attacked('Half way');
      const { id, token } = await personWith('half-way@example.org', false);
      await say(kept, url, '3', token);
      expect(await rowsOf('half-life', 'Half way')).toMatchObject([{ current_stage: 3 }]);
      expect(await auth.site.dependencies.store.interactions.list(id)).toEqual([]);
    });
  });
});
