import { exerciseLine, type ExerciseLine, type ExerciseReply } from '@vernacular/contract';
import type { Coach, CoachReply } from '@vernacular/exercises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestSite, type TestSite } from '../../testing/site-for-tests.ts';

const says = (...texts: readonly string[]): CoachReply => ({
  kind: 'coach',
  comments: texts.map((text) => ({ kind: 'question', text, quote: '' })),
  plainer: [],
  version: '',
  madeBy: 'llm',
});
const asked = ['Which words would you miss?', 'Who is it for?'];

let comment: Coach['comment'];
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, { coach: { comment: (...call) => comment(...call) } });
}, 120_000);
afterAll(() => site.close());

const text = 'We edit genes in rice. The new plants need less water. '.repeat(6);
const post = (accept: string, words: string, path = '/api/HalfLife') =>
  site.app.inject({
    method: 'POST',
    url: path,
    headers: { accept, 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
    payload: JSON.stringify({
      currentStage: 3,
      studentName: 'Dana',
      targetAudience: '4',
      startTime: '2026-11-22T08:00:00.000Z',
      Messages: [{ Id: 'm', Text: words, IsStudent: true }],
    }),
  });
const ndjson = 'application/x-ndjson';
const linesIn = (payload: string): readonly ExerciseLine[] =>
  payload
    .trim()
    .split('\n')
    .map((line) => exerciseLine.parse(JSON.parse(line)));
const textsOf = ({ messages }: Pick<ExerciseReply, 'messages'>) => messages.map(({ Text }) => Text);

describe('a reply that is asked for line by line', () => {
  it('tells the place, then count and score, then each comment, and last the reply as it always was', async () => {
    comment = async (_, { onSoFar, onPlace } = {}) => {
      onPlace?.(2, 24);
      onPlace?.(0);
      onSoFar?.(says());
      onSoFar?.(says(asked[0]!));
      return says(...asked);
    };
    const reply = await post(ndjson, text);
    expect(reply.headers).toMatchObject({ 'content-type': ndjson, 'x-accel-buffering': 'no' });
    expect(reply.headers).not.toHaveProperty('content-encoding');
    const lines = linesIn(reply.payload);
    expect(lines.map(({ kind }) => kind)).toEqual(['place', 'place', 'heard', 'heard', 'answer']);
    expect(lines.slice(0, 2)).toEqual([
      { kind: 'place', place: 2, seconds: 24 },
      { kind: 'place', place: 0 },
    ]);
    const [, , known, heard, answer] = lines;
    if (known?.kind !== 'heard' || heard?.kind !== 'heard' || answer?.kind !== 'answer')
      throw new Error('Other lines than these.');
    const whole = textsOf(answer);
    expect(textsOf(known)).toEqual(whole.slice(0, 2));
    expect(whole[1]).toContain('Score');
    expect(textsOf(heard)).toHaveLength(3);
    expect(whole[2]!.startsWith(textsOf(heard)[2]!)).toBe(true);
    expect(whole[2]).toContain(asked[1]);
    const plain = (await post('application/json', text)).json<ExerciseReply>();
    expect(textsOf(plain)).toEqual(whole);
    expect(plain.updatedHistory).toEqual(answer.updatedHistory);
  });

  it('is one line where nothing is waited for', async () => {
    comment = async () => says(...asked);
    expect(linesIn((await post(ndjson, text)).payload).map(({ kind }) => kind)).toEqual(['answer']);
  });

  it('says in a line what failed after the first, and as ever what failed before it', async () => {
    comment = async (_, { onSoFar } = {}) => {
      onSoFar?.(says());
      throw new Error('A cable was cut.');
    };
    const late = await post(ndjson, text);
    expect(late.statusCode).toBe(200);
    expect(linesIn(late.payload).at(-1)).toMatchObject({
      kind: 'error',
      error: { code: 'unexpected' },
    });
    expect(late.payload).not.toContain('cable');
    const early = await post(ndjson, text, '/api/0b0e5d5e-1a65-4c3e-9a53-0c3f0f7f5a11-none');
    expect(early.statusCode).toBe(404);
    expect(early.json()).toMatchObject({ error: { code: 'not-found' } });
  });
});

it('a reply as JSON asks no coach for parts', async () => {
  let told: unknown = 'nobody asked';
  comment = async (_, options) => {
    told = options?.onSoFar;
    return says(...asked);
  };
  expect((await post('*/*', text)).headers['content-type']).toContain('application/json');
  expect(told).toBeUndefined();
});
