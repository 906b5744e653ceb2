import { randomUUID } from 'node:crypto';

import type { ExerciseReply } from '@vernacular/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AuthSite, authSitesWith } from '../../testing/auth-client.suite.ts';
import { paths } from '../../testing/paths-for-tests.ts';
import { describeOnEveryDatabase } from '../../testing/sites.suite.ts';
import { runResearchCommand } from '../research/research-command.ts';

const uuid = 'a3bb189e-8bf9-4ac3-9b4b-2f2a9d6c1e52';
const studies = [
  { variant: 'halflife-full', of: '/api/HalfLife' },
  { variant: 'halflife-slim', of: '/api/HalfLife/no-feedback' },
  { variant: 'coherence-full', of: '/api/Coherence' },
  { variant: 'critical-thinking-slim', of: '/api/CriticalThinking/no-feedback' },
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

  const post = async (url: string, payload: Body, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await auth.site.app.inject({ method: 'POST', url, payload, headers });
    expect(reply.statusCode).toBe(200);
    return reply.json<ExerciseReply>();
  };
  const begin = (url: string, participantName: string, token?: string) =>
    post(url, { participantName, Messages: [] }, token);
  const say = ({ updatedHistory }: ExerciseReply, url: string, text: string, token?: string) =>
    post(url, { ...updatedHistory, Messages: [student(text)] }, token);
  const rowsOf = async (exercise: string, participantName: string) => {
    let printed = '';
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = auth.site.outside.config;
    await runResearchCommand(['export', '--exercise', exercise, '--format', 'jsonl'], {
      whereabouts: { dataDir, databaseUrl },
      print: (text) => (printed += text),
      say: () => undefined,
    });
    const lines = printed.split('\n').filter(Boolean);
    return lines
      .map((line) => JSON.parse(line) as Body)
      .filter((row) => row['participant_name'] === participantName);
  };
  const personWith = async (email: string, rejectSaveData: boolean) => {
    const { data } = await (await auth.register(email)).getSession();
    const { user, access_token: token } = data.session!;
    await auth.site.outside.store.demographics.update(user.id, { rejectSaveData });
    return { id: user.id, token };
  };

  it.each(studies)(
    'of a guest is one row of the export, finished: $variant',
    async ({ variant, of }) => {
      const url = `/api/${uuid}-${variant}`;
      const { answers, name, stage } = paths.find(({ path }) => path === of)!;
      let reply = await begin(url, `P17 ${variant}`);
      for (const answer of answers) reply = await say(reply, url, answer);
      expect(reply.updatedHistory.currentStage).toBe(stage);
      expect(await rowsOf(name, `P17 ${variant}`)).toMatchObject([
        { is_research: true, finished: true, tasks: 1, current_stage: stage, gender: null },
      ]);
    },
    60_000,
  );

  const url = `/api/${uuid}-halflife-full`;

  it('is kept from the first answer on, and a message sent twice makes no second row', async () => {
    const opened = await begin(url, 'Twice');
    expect(await rowsOf('half-life', 'Twice')).toEqual([]);
    const first = { ...opened.updatedHistory, Messages: [student('Dana', 'm1')] };
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
    expect(await auth.site.outside.store.interactions.list(id)).toEqual([]);
  });

  it('is kept apart from an account that saves: not among its tasks, and not emptied with them', async () => {
    const { id, token } = await personWith('saving@example.org', false);
    await say(await begin(url, 'Saving', token), url, 'Dana', token);
    expect(await auth.site.outside.store.interactions.list(id)).toEqual([]);
    await auth.site.outside.store.interactions.anonymise(id);
    expect(await rowsOf('half-life', 'Saving')).toHaveLength(1);
  });

  it('is not what an account that saves practises, before it or after it', async () => {
    const { id, token } = await personWith('practising@example.org', false);
    const practise = async () => {
      let reply = await begin('/api/HalfLife', 'Practising', token);
      for (const answer of ['Dana', '3', 'My practice, told to nobody but me.'])
        reply = await say(reply, '/api/HalfLife', answer, token);
    };
    await practise();
    await say(await begin(url, 'Practising', token), url, 'Dana', token);
    await practise();
    expect(await rowsOf('half-life', 'Practising')).toMatchObject([
      { current_stage: 2, text120_first: null, tasks: 1 },
    ]);
    expect(await auth.site.outside.store.interactions.list(id)).toHaveLength(2);
  });

  it('is kept on an ordinary page too when its address says research', async () => {
    const body = { isResearch: true, participantName: 'By address', Messages: [] };
    await say(await post('/api/Ethics', body), '/api/Ethics', 'The aim is to feed more people.');
    expect(await rowsOf('ethics', 'By address')).toMatchObject([{ is_research: true }]);
  });

  it('is not what a guest practises', async () => {
    const opened = await begin('/api/HalfLife', 'Practice');
    const { updatedHistory } = await say(opened, '/api/HalfLife', 'Dana');
    expect([opened.updatedHistory.taskId, updatedHistory.taskId]).toEqual(['', '']);
    expect(await rowsOf('half-life', 'Practice')).toEqual([]);
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
      expect(row?.['task']).not.toBe(kept.updatedHistory.taskId);
      const attack = {
        ...kept.updatedHistory,
        taskId: row?.['task'],
        studentName: '',
        currentStage: 1,
      };
      const asked = await post(url, { ...attack, participantName: 'Eve', Messages: [] });
      expect(JSON.stringify(asked)).not.toContain('A secret name');
      await post(url, { ...attack, participantName: 'Eve', Messages: [student('Eve was here')] });
      const [after] = await rowsOf('half-life', 'Victim');
      expect(after).toEqual(row);
      expect(await rowsOf('half-life', 'Eve')).toMatchObject([{ tasks: 1 }]);
    });

    it('is closed to whoever knows when it began and who takes part', async () => {
      const { kept } = await attacked('Known');
      const { startTime } = kept.updatedHistory;
      const body = { startTime, participantName: 'Known', currentStage: 2, Messages: [] };
      const asked = await post(url, body);
      expect(JSON.stringify(asked)).not.toContain('A secret name');
    });

    it('is closed to accounts, and opens no account’s task', async () => {
      const { row } = await attacked('Accounts');
      const { id, token } = await personWith('eve@example.org', false);
      const taskId = String(row?.['task']);
      const { interactions, shares } = auth.site.outside.store;
      expect(await interactions.open('half-life', id, taskId)).toBeNull();
      expect(await shares.create({ userId: id, type: 'half-life', taskId })).toBeNull();
      const begun = await begin('/api/HalfLife', 'Eve', token);
      const eves = await say(begun, '/api/HalfLife', 'Eve herself', token);
      const body = { ...eves.updatedHistory, studentName: '', currentStage: 1, Messages: [] };
      for (const inStudy of [await post(url, body), await post(url, body, token)])
        expect(JSON.stringify(inStudy)).not.toContain('Eve herself');
    });

    it('stays its writer’s when its writer signs in half way', async () => {
      const { kept } = await attacked('Half way');
      const { id, token } = await personWith('half-way@example.org', false);
      await say(kept, url, '3', token);
      expect(await rowsOf('half-life', 'Half way')).toMatchObject([{ current_stage: 3 }]);
      expect(await auth.site.outside.store.interactions.list(id)).toEqual([]);
    });

    it('takes no secret that is easy to guess', async () => {
      const opened = await begin(url, 'Careless');
      const own = { ...opened.updatedHistory, taskId: 'guess-me', Messages: [student('Dana')] };
      const { updatedHistory } = await post(url, own);
      expect(updatedHistory.taskId).toMatch(/^[\w-]{43}$/);
    });
  });
});
