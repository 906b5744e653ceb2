import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { advance, NothingToSettle, settle } from './advance.ts';
import type { Outcome } from './advance.ts';
import { ask, retrace, start } from './conversation-place.ts';
import type { Place } from './conversation-place.ts';
import { BrokenScript } from './script.ts';
import type { Script, Step } from './script.ts';

interface Interview {
  readonly record: Readonly<Record<string, string>>;
  readonly answer: string;
  readonly turn: string;
  readonly request: { readonly key: string; readonly about: string };
  readonly result: string;
  readonly reason: 'empty';
}

const question = (name: string, more: Partial<Step<Interview>> = {}): Step<Interview> => ({
  name,
  fills: [name],
  ask: () => [`${name}?`],
  take: (answer, record) =>
    answer.trim() === ''
      ? { kind: 'again', because: 'empty', turns: [`Please answer: ${name}?`] }
      : { kind: 'taken', record: { ...record, [name]: answer } },
  proof: (record) => (record[name] ? 'answered' : 'unanswered'),
  ...more,
});

/** Asks for a name and a text; grades the text, then has the grade explained; may leave out the two extras. */
const interview: Script<Interview> = {
  empty: {},
  opening: ['Hello.'],
  steps: [
    question('name'),
    question('text', {
      fills: ['text', 'grade', 'advice'],
      work: (record, results) => [
        { key: 'grade', about: record['text']! },
        ...(results['grade'] === undefined ? [] : [{ key: 'advice', about: results['grade'] }]),
      ],
      reply: (record, results) => ({
        record: { ...record, grade: results['grade']!, advice: results['advice']! },
        turns: [`Grade ${results['grade']}, advice ${results['advice']}.`],
      }),
    }),
    question('more', {
      take: (answer, record) =>
        answer === 'enough'
          ? { kind: 'taken', record }
          : { kind: 'taken', record: { ...record, more: answer } },
      proof: (record) => (record['more'] ? 'answered' : 'unknown'),
      next: (record) => (record['more'] ? undefined : 'farewell'),
    }),
    question('details'),
    question('farewell'),
  ],
  closing: (record) => [`Goodbye, ${record['name']}.`],
  afterwards: ['We are done.'],
};

/** Runs every request as a diligent host would, until the conversation waits for a person. */
function run(outcome: Outcome<Interview>): Outcome<Interview> {
  let now = outcome;
  while (now.kind === 'waiting') {
    const results = now.requests.map(({ key, about }) => [key, `${key} of ${about}`] as const);
    now = settle(interview, now.place, Object.fromEntries(results));
  }
  return now;
}

const walk = (answers: readonly string[]): Place<Interview> =>
  answers.reduce(
    (place, answer) => run(advance(interview, place, answer)).place,
    start(interview).place,
  );

describe('advance', () => {
  test('starts with the opening and the first question', () => {
    expect(start(interview).turns).toEqual(['Hello.', 'name?']);
  });

  test('takes an answer, keeps it and asks the next question', () => {
    const outcome = advance(interview, start(interview).place, 'Dana');
    expect(outcome).toMatchObject({
      kind: 'moved',
      turns: ['text?'],
      place: { step: 'text', answered: 1, record: { name: 'Dana' } },
    });
  });

  test('asks again, says why, and stays where it was', () => {
    const before = walk(['Dana']);
    expect(advance(interview, before, '  ')).toEqual({
      kind: 'again',
      because: 'empty',
      place: before,
      turns: ['Please answer: text?'],
      requests: [],
    });
  });

  test('returns requests instead of running them, one building on another', () => {
    const asked = advance(interview, walk(['Dana']), 'A text.');
    expect(asked.requests).toEqual([{ key: 'grade', about: 'A text.' }]);
    expect(asked.place.step).toBe('text');
    const graded = settle(interview, asked.place, { grade: '7' });
    expect(graded.requests).toEqual([{ key: 'advice', about: '7' }]);
    const advised = settle(interview, graded.place, { advice: 'shorter' });
    expect(advised.turns).toEqual(['Grade 7, advice shorter.', 'more?']);
    expect(advised.place.record).toMatchObject({ grade: '7', advice: 'shorter' });
  });

  test('names the open requests again when an answer comes too early or a result is missing', () => {
    const asked = advance(interview, walk(['Dana']), 'A text.');
    expect(advance(interview, asked.place, 'Another text.').requests).toEqual(asked.requests);
    expect(settle(interview, asked.place, {}).requests).toEqual(asked.requests);
  });

  test('goes ahead past the questions that a choice leaves out', () => {
    expect(walk(['Dana', 'A text.', 'enough'])).toMatchObject({ step: 'farewell', answered: 3 });
  });

  test('closes once and then only says that it is over', () => {
    const end = walk(['Dana', 'A text.', 'enough', 'bye']);
    expect(end.step).toBeNull();
    expect(advance(interview, end, 'more')).toMatchObject({ kind: 'ended', place: end });
    expect(advance(interview, end, 'more').turns).toEqual(['We are done.']);
  });

  test('refuses results that nobody asked for', () => {
    expect(() => settle(interview, start(interview).place, {})).toThrow(NothingToSettle);
  });

  test('refuses a script that leads back or nowhere', () => {
    const back = { ...interview, steps: [question('one'), question('two', { next: () => 'one' })] };
    const at = { step: 'two', answered: 1, record: {}, waiting: null };
    expect(() => advance(back, at, 'x')).toThrow(BrokenScript);
    expect(() => advance(back, { ...at, step: 'three' }, 'x')).toThrow(BrokenScript);
  });
});

const answers = array(constantFrom('', ' ', 'enough', 'a', 'b', '7'), { maxLength: 20 });
const indexOf = (place: Place<Interview>) =>
  place.step === null
    ? interview.steps.length
    : interview.steps.findIndex(({ name }) => name === place.step);

describe('whatever is answered', () => {
  test('each answer moves the conversation one answer ahead, or leaves it where it was', () => {
    assert(
      property(answers, (given) => {
        let place = start(interview).place;
        for (const answer of given) {
          const { place: after, kind } = run(advance(interview, place, answer));
          const moved = kind === 'moved' ? 1 : 0;
          expect(after.answered - place.answered).toBe(moved);
          expect(Math.sign(indexOf(after) - indexOf(place))).toBe(moved);
          expect(moved ? null : after).toEqual(moved ? null : place);
          place = after;
        }
      }),
    );
  });

  test('nothing that was answered is forgotten or changed later', () => {
    assert(
      property(answers, (given) => {
        let place = start(interview).place;
        for (const answer of given) {
          const after = run(advance(interview, place, answer)).place;
          expect(after.record).toMatchObject(place.record);
          place = after;
        }
      }),
    );
  });

  test('enough good answers always reach the end', () => {
    assert(
      property(answers, (given) => {
        expect(walk([...given, 'a', 'a', 'a', 'a', 'a']).step).toBeNull();
      }),
    );
  });

  test('the record alone tells where the conversation stands', () => {
    assert(
      property(answers, (given) => {
        const place = walk(given);
        expect(retrace(interview, place.record, place.answered)).toEqual(place);
      }),
    );
  });

  test('a restart is a first start', () => {
    assert(
      property(answers, (given) => {
        walk(given);
        expect(start(interview)).toEqual({
          place: { step: 'name', answered: 0, record: {}, waiting: null },
          turns: ['Hello.', 'name?'],
        });
      }),
    );
  });
});

describe('retrace', () => {
  const full = { name: 'D', text: 't', grade: 'g', advice: 'a', more: 'm', details: 'd' };

  test('stops at the first step without an answer, whatever is claimed', () => {
    expect(retrace(interview, { name: 'D', details: 'd', farewell: 'f' }, 99)).toEqual({
      step: 'text',
      answered: 1,
      record: { name: 'D' },
      waiting: null,
    });
  });

  test('goes no further than claimed and drops what comes later', () => {
    expect(retrace(interview, full, 1)).toMatchObject({ step: 'text', record: { name: 'D' } });
  });

  test('finds the place when nothing is claimed', () => {
    expect(retrace(interview, full)).toMatchObject({ step: 'farewell', answered: 4 });
  });

  test('believes the claim for a step without a trace, but only for the last step', () => {
    const record = { name: 'D', text: 't' };
    expect(retrace(interview, record, 2)).toMatchObject({ step: 'more', answered: 2 });
    expect(retrace(interview, record, 3)).toMatchObject({ step: 'farewell', answered: 3 });
    expect(retrace(interview, record, 4)).toMatchObject({ step: 'more', answered: 2 });
  });

  test('asks the same question as before', () => {
    expect(ask(interview, retrace(interview, full, 1))).toEqual(['text?']);
    const end = walk(['Dana', 'A text.', 'enough', 'bye']);
    expect(ask(interview, end)).toEqual(['We are done.']);
  });
});
