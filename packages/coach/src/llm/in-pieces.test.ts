import type { ServerResponse } from 'node:http';

import type { Coach, CoachReply, CoachRequest } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { llmCoach } from './llm-coach.ts';
import { model, send, sendPieces, wire, type Answer } from './model-for-tests.ts';

const request: CoachRequest = {
  kind: 'coach',
  key: 'k',
  focus: 'summary',
  language: 'en',
  draft: 'We edit genes in rice. The new plants need less water.',
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: '', description: '' },
  range: null,
  jargon: [],
  wantsVersion: true,
};
const plainer = [{ word: 'edit', plainer: 'change' }];
const local: Coach = {
  comment: async () => ({
    kind: 'coach',
    comments: [{ kind: 'question', text: 'From the rules?', quote: '' }],
    plainer,
    version: 'Local version.',
    madeBy: 'local',
  }),
};

const first = { kind: 'works', text: 'That is one clear result.', quote: 'need less water' };
const second = { kind: 'question', text: 'What made you choose rice?', quote: '' };
const invented = { kind: 'change', text: 'Say that 40 percent is saved.', quote: 'rice' };
const whole = JSON.stringify({ comments: [first, invented, second], version: '' });
/** The answer in parts that end inside words, inside names and inside comments. */
const parts = whole.match(/.{1,7}/gsu)!;

/** Asks for a comment; returns the reply, what was told on the way, and how often the model was asked. */
async function ask(answer: Answer, atOnce = 4) {
  const { url, calls } = await model(answer);
  const coach = llmCoach({
    url,
    model: 'm',
    fallback: local,
    patience: { wholeCall: 2000, firstPause: 5, atOnce },
  });
  const told: CoachReply[] = [];
  const onSoFar = (reply: CoachReply) => void told.push(reply);
  const reply = await coach.comment(request, { onSoFar });
  return { reply, told, calls: calls(), coach };
}

const texts = ({ comments }: CoachReply) => comments.map(({ text }) => text);

test('what the rules know is told at once, then each comment as it stands whole and is judged', async () => {
  const { reply, told } = await ask((out) => sendPieces(out, parts));
  expect(told.map(texts)).toEqual([[], [first.text], [first.text, second.text]]);
  expect(told.map((each) => each.plainer)).toEqual([plainer, plainer, plainer]);
  expect(reply.comments).toEqual([first, second]);
  expect([reply.madeBy, reply.version]).toEqual(['llm', 'Local version.']);
});

test('an answer that breaks off keeps what was shown of it, and nobody is asked again', async () => {
  const upTo = parts.slice(0, Math.ceil((whole.indexOf('"change"') + 1) / 7));
  const { reply, calls } = await ask((out) => sendPieces(out, upTo, true));
  expect(reply.comments).toEqual([first]);
  expect([reply.madeBy, reply.version, calls]).toEqual(['llm', 'Local version.', 1]);
});

test('an answer of which nothing was shown gives way to the rules', async () => {
  const { reply, told } = await ask((out) => sendPieces(out, parts.slice(0, 4), true));
  expect(told.map(texts)).toEqual([[]]);
  expect(reply.madeBy).toBe('local');
});

test('what a model thinks before it answers is told to nobody', async () => {
  const thought = `<think>{"comments":[${JSON.stringify({ ...first, text: 'A thought.' })}]`;
  const { told } = await ask((out) => sendPieces(out, [thought, '</think>', ...parts]));
  expect(told.flatMap(texts)).not.toContain('A thought.');
});

test('an endpoint that knows no pieces is asked without, and remembered', async () => {
  const asked: string[] = [];
  const { reply, told } = await ask((out, _, body) => {
    asked.push(body);
    if (body.includes('"stream"'))
      send(out, '{"error":{"message":"stream is not supported"}}', 400);
    else send(out, wire(whole));
  });
  expect(reply.comments).toEqual([first, second]);
  expect(told.map(texts)).toEqual([[]]);
  expect(asked.map((body) => body.includes('stream_options'))).toEqual([true, false, false]);
});

test('who waits in line is told the place, and when the turn has come', async () => {
  const waiting: ServerResponse[] = [];
  const { url } = await model((out) => void waiting.push(out));
  const coach = llmCoach({ url, model: 'm', fallback: local, patience: { atOnce: 1 } });
  const places: string[] = [];
  const comment = (writer: string) =>
    coach.comment(request, { writer, onPlace: (place) => void places.push(`${writer} ${place}`) });
  const all = ['a', 'b', 'c'].map(comment);
  for (let served = 0; served < 3; served += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is looked at
    await expect.poll(() => waiting.length).toBe(served + 1);
    send(waiting[served]!, wire(whole));
  }
  await Promise.all(all);
  expect(places).toEqual(['b 1', 'c 2', 'b 0', 'c 1', 'c 0']);
});
