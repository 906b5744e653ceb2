import { readExerciseReply } from '@vernacular/contract';
import { exercises, isFinished, readMessage } from '@vernacular/exercises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';
import { paths } from '../../testing/paths-for-tests.ts';
import { commonConsent } from '../studies/studies.ts';

const uuid = '0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ RESEARCH_PATHS: JSON.stringify({ 'halflife-full': uuid }) });
}, 120_000);
afterAll(() => site.close());

const post = (url: string, payload: object | string) =>
  site.app.inject({
    method: 'POST',
    url,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });

type Body = Readonly<Record<string, unknown>>;

/** A client as the specification describes it: it knows its history fields and turns their values into text. */
async function plainScript(path: string, answers: readonly string[], fields: readonly string[]) {
  let history: Body = { currentStage: 0 };
  const messages: unknown[] = [];
  const say = async () => {
    const reply = await post(path, { ...history, Messages: messages, isResearch: 'false' });
    expect(reply.statusCode).toBe(200);
    const { messages: said, updatedHistory } = reply.json<{
      messages: unknown[];
      updatedHistory: Readonly<Record<string, string | number | boolean>>;
    }>();
    messages.push(...said);
    const texts = fields.map((name) => [name, String(updatedHistory[name] ?? '')]);
    history = {
      ...Object.fromEntries(texts),
      currentStage: String(updatedHistory['currentStage']),
      startTime: updatedHistory['startTime'],
      taskId: updatedHistory['taskId'],
    };
  };
  await say();
  for (const answer of answers) {
    messages.push({
      Id: String(messages.length),
      Text: answer,
      IsStudent: true,
      InputType: 'text',
    });
    await say();
  }
  return history;
}

/** A client that writes all names in lower case, sends only the newest message, and keeps what it receives. */
async function lowerCaseClient(path: string, answers: readonly string[]) {
  let history: Body = {};
  for (const answer of [null, ...answers]) {
    const newest =
      answer === null ? [] : [{ id: crypto.randomUUID(), text: answer, isStudent: true }];
    const reply = readExerciseReply(
      (await post(path, { ...history, messages: newest, isResearch: false })).json(),
    );
    expect(reply?.messages.every(({ isStudent }) => !isStudent)).toBe(true);
    history = reply?.updatedHistory ?? {};
  }
  return history;
}

describe('each conversation is gone through to its end', () => {
  it.each(paths)('by a plain script: $path', async ({ path, name, answers, stage }) => {
    const exercise = exercises.find((each) => each.name === name)!;
    const specified = Object.keys(exercise.fields).filter((field) => field !== 'logosReasonsGiven');
    const history = await plainScript(path, answers, specified);
    expect(isFinished(exercise, history)).toBe(true);
    expect(history['currentStage']).toBe(String(stage));
  });

  it.each(paths)('by a client in lower case: $path', async ({ path, name, answers, stage }) => {
    const history = await lowerCaseClient(path, answers);
    expect(
      isFinished(
        exercises.find((each) => each.name === name)!,
        history,
      ),
    ).toBe(true);
    expect(history['currentStage']).toBe(stage);
  });
});

const halfLifeAfter = async (messages: readonly unknown[]) => {
  const reply = await post('/api/HalfLife', { currentStage: 1, Messages: messages });
  return reply.json<{ messages: readonly { readonly Text: string }[] }>().messages;
};

describe('a call of a conversation', () => {
  it('opens with the notice, and the stage as a number', async () => {
    const reply = await post('/api/HalfLife', {
      currentStage: '0',
      Messages: [],
      isResearch: 'yes',
    });
    const { messages, updatedHistory } = reply.json<{ messages: Body[]; updatedHistory: Body }>();
    expect(messages.map(({ Text }) => Text).join()).toContain(
      'Please do not share any sensitive information in the chat.',
    );
    expect(Object.keys(messages[0]!)).toEqual([
      'Id',
      'Text',
      'IsStudent',
      'InputType',
      'TableHeaders',
      'MinimumRows',
      'TableData',
      'ExampleRow',
      'WordRange',
    ]);
    expect(updatedHistory).toMatchObject({ currentStage: 1, isResearch: true, studentName: '' });
    expect(updatedHistory).not.toHaveProperty('messages');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('takes the first message for the name, although the name is sent along', async () => {
    const body = {
      currentStage: 1,
      studentName: '',
      StudentName: 'Dana',
      Messages: [{ Text: 'Dana', IsStudent: true }],
    };
    const { updatedHistory } = (await post('/api/HalfLife', body)).json<{ updatedHistory: Body }>();
    expect(updatedHistory).toMatchObject({ currentStage: 2, studentName: 'Dana' });
  });

  it('asks once about an answer that is none, and takes it when it is sent again', async () => {
    const smile = { Id: '1', Text: '🙂', IsStudent: true, InputType: 'text' };
    const opening = { Id: '0', Text: '<p>What may I call you?</p>', IsStudent: false };
    const first = await halfLifeAfter([opening, smile]);
    expect(first[0]?.Text).toContain('I see no words there');
    const second = await halfLifeAfter([opening, smile, ...first, { ...smile, Id: '2' }]);
    expect(second[0]?.Text).toContain('I keep this as you sent it.');
  });

  it('grades with the counts of the site, whatever scores are sent', async () => {
    const body = {
      currentStage: 3,
      studentName: 'Dana',
      targetAudience: '3',
      text120FirstJargonScore: 100,
      Messages: [{ Text: 'Photobleaching of xanthophylls is slow. '.repeat(11), IsStudent: true }],
    };
    const { messages, updatedHistory } = (await post('/api/HalfLife', body)).json<{
      messages: Body[];
      updatedHistory: Body;
    }>();
    expect(updatedHistory['text120FirstJargon']).toContain('xanthophylls');
    expect(updatedHistory['text120FirstJargonScore']).toBeLessThan(90);
    expect(messages.map(({ Text }) => Text).join()).toContain('General English');
  });

  it('answers in Hebrew when asked to', async () => {
    const reply = await post('/api/Ethics', { language: 'he', Messages: [] });
    expect(reply.json<{ messages: Body[] }>().messages[0]!['Text']).toContain('ברוכים הבאים');
  });

  it.each([
    ['Dana & "Co"', 'Dana &amp; &quot;Co&quot;'],
    ['<img src=x onerror=alert(1)>', 'Good to meet you'],
  ])('escapes what a student wrote: %s', async (Text, told) => {
    const body = { currentStage: 1, Messages: [{ Text, IsStudent: true }] };
    const { messages } = (await post('/api/HalfLife', body)).json<{ messages: Body[] }>();
    expect(messages[0]!['Text']).toContain(told);
    expect(messages[0]!['Text']).not.toContain('<img');
  });

  it('reads a table sent in any of its spellings', async () => {
    const body = { currentStage: 2, initialText: 'A text about bees.', question1Choice: 'No' };
    const rows = [
      ['bee', 'insect', 'bee'],
      ['', ' ', ''],
    ];
    for (const message of [
      { Text: '', IsStudent: true, InputType: 'table', TableData: rows },
      { text: '', isStudent: 'true', input_type: 'table', table_data: JSON.stringify(rows) },
      { text: '', isStudent: 1, tableData: 'bee,insect,bee\n,,' },
    ]) {
      const reply = await post('/api/Coherence', { ...body, Messages: [message] });
      expect(reply.json()).toMatchObject({
        updatedHistory: { question1Details: 'bee | insect | bee', currentStage: 3 },
      });
    }
  });

  it('offers options as buttons with their value and number', async () => {
    const body = { currentStage: 1, Messages: [{ Text: 'Dana', IsStudent: true }] };
    const { messages } = (await post('/api/HalfLife', body)).json<{ messages: unknown[] }>();
    expect(readMessage(messages.at(-1))?.text.source).toContain(
      '<button type="button" class="option" data-value="3">High school (3)</button>',
    );
  });
});

describe('a history that lies', () => {
  it('about its stage is believed as far as its answers go', async () => {
    const body = {
      currentStage: 7,
      studentName: 'Dana',
      Messages: [{ Text: '2', IsStudent: true }],
    };
    expect((await post('/api/HalfLife', body)).json()).toMatchObject({
      updatedHistory: { currentStage: 3, targetAudience: '2', whichIsBetter: '' },
    });
  });

  it('with ten thousand messages is answered by the newest', async () => {
    const Messages = Array.from({ length: 10_000 }, (_, n) => ({ Text: `m${n}`, IsStudent: true }));
    expect((await post('/api/HalfLife', { currentStage: 1, Messages })).json()).toMatchObject({
      updatedHistory: { studentName: 'm9999', currentStage: 2 },
    });
  });

  it.each([
    [
      'of five megabytes',
      { currentStage: 1, x: 'a'.repeat(5 * 1024 * 1024) },
      413,
      'request-too-large',
    ],
    [
      'with an endless text',
      { currentStage: 3, text60: 'a '.repeat(20_000) },
      413,
      'text-too-large',
    ],
    ['that is a list', '[]', 400, 'invalid-request'],
    ['that is no JSON', '{"currentStage"', 400, 'invalid-request'],
  ])('%s is refused', async (_what, body, status, code) => {
    const reply = await post('/api/HalfLife', body);
    expect([reply.statusCode, reply.json()]).toMatchObject([status, { error: { code } }]);
  });

  it('of the wrong kinds everywhere is an empty one', async () => {
    const body = {
      currentStage: {},
      studentName: ['x'],
      text60: { a: 1 },
      taskId: 'x y',
      Messages: 'none',
      startTime: 5,
    };
    expect((await post('/api/HalfLife', body)).json()).toMatchObject({
      updatedHistory: { currentStage: 1, studentName: '', text60: '', taskId: '' },
    });
  });
});

describe('a research variant', () => {
  it('answers at its hidden path to who has agreed, and is research', async () => {
    const variant = `${uuid}-halflife-full`;
    const refused = await post(`/api/${variant}`, { participantName: 'P7', Messages: [] });
    expect(refused.json()).toMatchObject({ error: { code: 'consent-needed' } });
    const { version, text } = commonConsent;
    const agreement = { version, language: 'en', text: text.en, participantName: 'P7' };
    const agreed = await post(`/api/studies/${variant}/consents`, agreement);
    const { consent } = agreed.json<{ consent: string }>();
    const reply = await post(`/api/${variant}`, { consent, participantName: 'P7', Messages: [] });
    expect(reply.json()).toMatchObject({
      updatedHistory: { isResearch: true, participantName: 'P7', currentStage: 1 },
    });
  });

  it.each([`${uuid}-halflife-slim`, `${uuid}-coherence-full`, 'halflife-full', 'Nothing'])(
    'is nowhere else: %s',
    async (variant) => {
      const reply = await post(`/api/${variant}`, { Messages: [] });
      expect([reply.statusCode, reply.json()]).toMatchObject([
        404,
        { error: { code: 'not-found' } },
      ]);
    },
  );
});
