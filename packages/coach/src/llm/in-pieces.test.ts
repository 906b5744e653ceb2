import type { ServerResponse } from 'node:http';

import type { Coach, CoachReply, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { nothingAsked } from '../local/nothing-asked.ts';
import { llmCoach } from './llm-coach.ts';
import { model, piece, send, sendPieces, wire, type Answer } from './model-for-tests.ts';

const request: CoachRequest = {
  ...nothingAsked,
  draft: 'We edit genes in rice. The new plants need less water.',
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

/** Asks for a comment; returns the reply, how it ended, what was told on the way, and how often the model was asked. */
async function ask(answer: Answer, asked: Partial<CoachRequest> = {}) {
  const { url, calls } = await model(answer);
  const ends: string[] = [];
  const coach = llmCoach({
    url,
    model: 'm',
    fallback: local,
    patience: { wholeCall: 2000, firstPause: 5 },
    onEnd: (end) => ends.push(end),
  });
  const told: CoachReply[] = [];
  const onSoFar = (reply: CoachReply) => void told.push(reply);
  const reply = await coach.comment({ ...request, ...asked }, { onSoFar });
  return { reply, told, ends, calls: calls(), coach };
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
  const { reply, calls, ends } = await ask((out) => sendPieces(out, upTo, true));
  expect(reply.comments).toEqual([first]);
  expect(ends).toEqual(['broke off']);
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

/** A thought in the form of an answer, and an answer after it. */
const thought = JSON.stringify({ comments: [{ ...first, text: 'A weak beginning, I think.' }] });

describe('a thought that the template did not mark', () => {
  test('is told to nobody', async () => {
    const { told, reply } = await ask((out) =>
      sendPieces(out, [`I think first. ${thought} Wait, better be kinder.`, '</think>', ...parts]),
    );
    expect(told.map(texts)).toEqual([[], [first.text], [first.text, second.text]]);
    expect(reply.comments).toEqual([first, second]);
  });

  test.each<readonly [string, Answer]>([
    ['the stream dies', (out) => sendPieces(out, [`I think first. ${thought} Wait, `], true)],
    [
      'the stream ends without a word why',
      (out) =>
        void out
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end(piece({ delta: { content: `I think first. ${thought} Wait, ` } })),
    ],
    [
      'the room for it ends',
      (out) =>
        void out
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end(piece({ delta: { content: `Hm. ${thought} Wait,` }, finish_reason: 'length' })),
    ],
    [
      'the room for it ends and it came whole',
      (out) => send(out, wire(`Hm. ${thought} Wait,`).replace('"stop"', '"length"')),
    ],
    ['the stream dies in reasoning', (out) => sendPieces(out, [`<reasoning>${thought} `], true)],
    ['reasoning is all there is', (out) => sendPieces(out, [`<reasoning>${thought} `])],
  ])('is no answer when %s', async (_, answer) => {
    const { told, reply } = await ask(answer);
    expect(told.map(texts)).toEqual([[]]);
    expect(reply.madeBy).toBe('local');
  });

  test('is known for one in the next answer, where it was an answer by its form, and no longer', async () => {
    const thinking = [thought, '</think>', ...parts];
    const answers = [thinking, thinking, parts, parts];
    const { url } = await model((out, call) => sendPieces(out, answers[call - 1]!));
    const coach = llmCoach({ url, model: 'm', fallback: local });
    const times: number[] = [];
    for (const _ of answers) {
      let told = 0;
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      const { comments } = await coach.comment(request, { onSoFar: () => void (told += 1) });
      expect(comments).toEqual([first, second]);
      times.push(told);
    }
    // What is known, the thought and one comment more; no thought; only what is known; as ever.
    expect(times).toEqual([2, 3, 1, 3]);
  });

  test('is not taken for one where a student’s text has such a mark', async () => {
    const draft = `${request.draft} </think>`;
    const quoting = JSON.stringify({ comments: [first, { ...first, quote: '</think>' }] });
    const { url } = await model((out, call) => sendPieces(out, call === 1 ? [quoting] : parts));
    const coach = llmCoach({ url, model: 'm', fallback: local });
    await coach.comment({ ...request, draft }, { onSoFar: () => undefined });
    const told: CoachReply[] = [];
    await coach.comment(request, { onSoFar: (reply) => void told.push(reply) });
    expect(told.map(texts)).toEqual([[], [first.text], [first.text, second.text]]);
  });
});

const third = { kind: 'change', text: 'Say which plants these are.', quote: 'new plants' };

test('a model that says three comments over and over is hung up on, and what it sent counts', async () => {
  let isClosed = false;
  const taken: number[] = [];
  const { url } = await model((out) => {
    out.writeHead(200, { 'content-type': 'text/event-stream' });
    out.write(piece({ delta: { content: '{"comments":[' } }));
    const loop = setInterval(() => {
      for (const one of [first, second, third])
        out.write(piece({ delta: { content: `${JSON.stringify(one)},` } }));
    }, 5);
    out.on('close', () => {
      clearInterval(loop);
      isClosed = true;
    });
  });
  const ends: string[] = [];
  const coach = llmCoach({
    url,
    model: 'm',
    fallback: local,
    onEnd: (end) => ends.push(end),
    budget: {
      take: async (_, tokens) => (taken.push(tokens), true),
      giveBack: async (_, tokens) => void taken.push(-tokens),
    },
  });
  const unversioned = { ...request, wantsVersion: false };
  const reply = await coach.comment(unversioned, { onSoFar: () => undefined });
  expect(reply.comments).toEqual([first, second, third]);
  await expect.poll(() => isClosed).toBe(true);
  expect(ends).toEqual(['answered']);
  const used = taken.reduce((all, one) => all + one, 0);
  expect([used > 100, used < taken[0]! - 3000]).toEqual([true, true]);
});

test.each([
  ['without a comment', 'words '.repeat(50)],
  ['with comments that may not be shown', `${JSON.stringify(invented)},`],
])('a model that goes on %s is hung up on', async (_, more) => {
  let isClosed = false;
  const { reply, ends } = await ask((out) => {
    out.writeHead(200, { 'content-type': 'text/event-stream' });
    out.write(piece({ delta: { content: '{"comments":[' } }));
    const loop = setInterval(() => out.write(piece({ delta: { content: more } })), 1);
    out.on('close', () => {
      clearInterval(loop);
      isClosed = true;
    });
  });
  expect(reply.madeBy).toBe('local');
  await expect.poll(() => isClosed).toBe(true);
  expect(ends).toEqual(['answer too long']);
});

test('who goes on without the rest keeps the comments that stood there', async () => {
  const upTo = parts.slice(0, Math.ceil((whole.indexOf('"change"') + 1) / 7));
  const { url, calls } = await model((out) => {
    out.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of upTo) out.write(piece({ delta: { content } }));
  });
  const coach = llmCoach({ url, model: 'm', fallback: local });
  const leaving = new AbortController();
  const told: CoachReply[] = [];
  const left = coach.comment(request, {
    writer: 'a',
    signal: leaving.signal,
    onSoFar: (reply) => void told.push(reply),
  });
  await expect.poll(() => told.length).toBe(2);
  const rest = { writer: 'a', isHurried: true };
  const reply = await coach.comment(request, rest);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect([reply.madeBy, texts(reply), reply.version]).toEqual([
    'llm',
    [first.text],
    'Local version.',
  ]);
  expect(texts(await coach.comment(request, rest))).toEqual([first.text]);
  const otherDraft = { ...request, draft: `${request.draft} They taste well.` };
  expect((await coach.comment(otherDraft, rest)).madeBy).toBe('local');
  expect((await coach.comment(request, { ...rest, writer: 'b' })).madeBy).toBe('local');
  expect(calls()).toBe(1);
});
