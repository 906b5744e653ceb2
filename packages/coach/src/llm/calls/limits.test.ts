import type { ServerResponse } from 'node:http';

import { describe, expect, test } from 'vitest';

import { ask, draft, good, local, localReply, request, untimed } from '../coach-for-tests.ts';
import { llmCoach, tokenBudget, type Budget } from '../index.ts';
import {
  isJudging,
  judgement,
  model,
  send,
  wire,
  writing,
  type Answer,
} from '../model-for-tests.ts';

const fine = writing((out) => send(out, wire(good)));
const coachAt = (url: string, more: Partial<Parameters<typeof llmCoach>[0]> = {}) =>
  llmCoach({ url, model: 'm', fallback: local, ...untimed, ...more });

describe('trouble that passes', () => {
  test.each([429, 500, 503])('is tried twice more after %d', async (status) => {
    const { reply, calls } = await ask((out, call, asked) =>
      call < 3 ? send(out, '{}', status, { 'retry-after': '0' }) : fine(out, call, asked),
    );
    expect(reply.madeBy).toBe('llm');
    expect(calls).toBe(4);
  });

  test('in the judgement is tried again too', async () => {
    let isBroken = true;
    const { reply, calls } = await ask(
      writing(
        (out) => send(out, wire(good)),
        (out) => {
          if (isBroken) send(out, '{}', 500);
          else send(out, wire(judgement([true, true])));
          isBroken = false;
        },
      ),
    );
    expect([reply.madeBy, calls]).toEqual(['llm', 3]);
  });

  test('is not waited for when the pause it asks for is longer than the limit', async () => {
    const { reply, calls, ends } = await ask((out) =>
      send(out, '{}', 429, { 'retry-after': '3600' }),
    );
    expect(reply).toEqual(localReply);
    expect([calls, ends]).toEqual([1, ['busy']]);
  });

  test('is not tried again when the key is wrong', async () => {
    expect((await ask((out) => send(out, '{}', 401))).calls).toBe(1);
  });
});

describe('the door', () => {
  const patience = { firstPause: 0, failuresInARow: 2 };
  /** How often a model is called when so many drafts come in a row. */
  const callsOf = async (answer: Answer, times: number) => {
    const { url, calls } = await model(answer);
    const coach = coachAt(url, { patience });
    for (let turn = 0; turn < times; turn += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await coach.comment(request);
    return calls();
  };

  test('closes after failures in a row', async () => {
    expect(await callsOf((out) => send(out, '{}', 401), 5)).toBe(2);
  });

  test('stays open when only what was said is of no use', async () => {
    expect(await callsOf((out) => send(out, wire('I cannot help with that.')), 4)).toBe(4);
  });

  test('stays open when no comment passes', async () => {
    const strict = writing(
      (out) => send(out, wire(good)),
      (out) => send(out, wire(judgement([false, false]))),
    );
    expect(await callsOf(strict, 4)).toBe(8);
  });

  test('stays open when students go away', async () => {
    const { url, called } = await model((out, call, asked) =>
      call > 3 ? fine(out, call, asked) : undefined,
    );
    const coach = coachAt(url, { patience });
    for (const expected of [1, 2, 3]) {
      const leaving = new AbortController();
      const left = coach.comment(request, { signal: leaving.signal });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await called(expected);
      leaving.abort();
      // oxlint-disable-next-line no-await-in-loop
      await expect(left).rejects.toThrow('aborted');
    }
    expect((await coach.comment(request)).madeBy).toBe('llm');
  });
});

const usage = { prompt_tokens: 700, completion_tokens: 200, total_tokens: 900 };
const billed = (content: unknown) =>
  JSON.stringify({ ...(JSON.parse(wire(content)) as object), usage });
const billing = writing(
  (out) => send(out, billed(good)),
  (out) => send(out, billed(judgement([true, true]))),
);

describe('cost', () => {
  test('is limited for one writer and leaves others alone', async () => {
    const { url, calls } = await model(billing);
    const coach = coachAt(url, { budget: tokenBudget({ aWriterAnHour: 6000 }) });
    const madeBy = async (writer: string) => (await coach.comment(request, { writer })).madeBy;
    expect([await madeBy('a'), await madeBy('a'), await madeBy('b')]).toEqual([
      'llm',
      'local',
      'llm',
    ]);
    expect(calls()).toBe(4);
  });

  test('is limited for the whole site', async () => {
    const { reply, ends } = await ask(billing, { budget: tokenBudget({ theSiteADay: 10 }) });
    expect([reply.madeBy, ends]).toEqual(['local', ['over budget']]);
  });

  test('is limited for one address', async () => {
    const { url, calls } = await model(billing);
    const coach = coachAt(url, { budget: tokenBudget({ anAddressAnHour: 8000 }) });
    const made = [];
    for (const [writer, address] of [
      ['a', 'home'],
      ['b', 'home'],
      ['c', 'home'],
      ['d', 'elsewhere'],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      made.push((await coach.comment(request, { writer, address })).madeBy);
    expect(made).toEqual(['llm', 'llm', 'local', 'llm']);
    expect(calls()).toBe(6);
  });

  test('that leaves nothing for the judgement shows nothing', async () => {
    const { reply, ends, calls } = await ask(billing, {
      budget: tokenBudget({ aWriterAnHour: 5500 }),
    });
    expect([reply.madeBy, ends, calls]).toEqual(['local', ['over budget'], 1]);
  });

  test('counts all that is sent and what came back, and only for calls that were made', async () => {
    const taken: number[] = [];
    const budget: Budget = {
      take: async (_, tokens) => (taken.push(tokens), true),
      giveBack: async (_, tokens) => void taken.push(-tokens),
    };
    const sum = () => taken.splice(0).reduce((all, one) => all + one, 0);
    await ask(billing, { budget });
    expect(taken).toHaveLength(4);
    expect(taken[0]).toBeGreaterThan(4000 + draft.length / 3);
    expect(sum()).toBe(1800);
    await ask((out) => send(out, '{}', 401), { budget });
    expect(sum()).toBe(0);
    await ask(() => undefined, { budget }, { draft: '' });
    expect(taken).toEqual([]);
  });
});

test('a class of thirty behind one address is heard by the model', async () => {
  const { url } = await model(fine);
  const coach = coachAt(url);
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, guest) =>
      coach.comment(request, { writer: `guest ${guest}`, address: 'school' }),
    ),
  );
  expect(replies.map(({ madeBy }) => madeBy)).toEqual(replies.map(() => 'llm'));
});

/** A model that answers a call only when it is told to. */
async function heldModel() {
  const held: { readonly out: ServerResponse; readonly asked: string }[] = [];
  const { url, called } = await model((out, _, asked) => void held.push({ out, asked }));
  let answered = 0;
  return {
    url,
    /** Answers the next calls, so many. */
    async answer(times: number) {
      for (let turn = 0; turn < times; turn += 1) {
        answered += 1;
        // oxlint-disable-next-line no-await-in-loop -- each comes after the answer to the one before
        await called(answered);
        const { out, asked } = held[answered - 1]!;
        send(out, wire(isJudging(asked) ? judgement([true, true]) : good));
      }
    },
  };
}
/** Who made the comments that so many writers ask for at once. */
const together = async (writers: readonly string[], patience: object, calls: number) => {
  const { url, answer } = await heldModel();
  const coach = coachAt(url, { patience });
  const replies = writers.map((writer) => coach.comment(request, { writer }));
  await answer(calls);
  return (await Promise.all(replies)).map(({ madeBy }) => madeBy).toSorted();
};

describe('calls at once', () => {
  test('are limited for one writer', async () => {
    expect(await together(['a', 'a', 'b'], { atOncePerWriter: 1 }, 4)).toEqual([
      'llm',
      'llm',
      'local',
    ]);
  });

  test('are limited for the whole site', async () => {
    expect(await together(['a', 'b', 'c'], { atOnce: 1, waiting: 1 }, 4)).toEqual([
      'llm',
      'llm',
      'local',
    ]);
  });

  test('that wait are told their place, then the seconds, and when the turn has come', async () => {
    const clock = { now: 0 };
    const { url, answer } = await heldModel();
    const coach = coachAt(url, { patience: { atOnce: 1 }, now: () => clock.now });
    const places: string[] = [];
    const comment = (writer: string) =>
      coach.comment(request, {
        writer,
        onPlace: (place, seconds) => void places.push(`${writer} ${place} ${seconds ?? ''}`.trim()),
      });
    const all = ['a', 'b', 'c'].map(comment);
    await answer(1);
    clock.now = 12_000;
    await answer(1);
    await all[0];
    await answer(4);
    await Promise.all(all);
    expect(places).toEqual(['b 1', 'c 2', 'b 0', 'c 1 24', 'c 0']);
  });
});
