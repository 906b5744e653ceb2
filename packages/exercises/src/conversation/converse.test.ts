import { array, asyncProperty, assert, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { exerciseNamed, exercises } from '../catalog/exercises.ts';

import { written } from '../answers/answer.ts';
import { neutralReply } from '../coach/coach-port.ts';
import { converse } from './converse.ts';
import type { Host } from './converse.ts';
import type { Exercise } from '../exercise/exercise.ts';
import { isFinished, readHistory, writeHistory } from '../wire/history.ts';
import type { Request, Setting } from '../exercise/script-types.ts';

const grade = {
  kind: 'grade',
  total: 60,
  common: 45,
  mid: 15,
  rare: 0,
  percentages: { common: 75, mid: 25, rare: 0 },
  score: 88,
  rareWords: [],
  abbreviations: [],
  countedWith: { code: 'Test', language: 'en', label: 'Test', period: null },
} as const;

const listening = () => {
  const asked: Request[] = [];
  const host: Host = {
    run: (request) => {
      asked.push(request);
      return Promise.resolve(request.kind === 'grade' ? grade : neutralReply);
    },
    now: () => new Date('2026-11-21T08:00:00Z'),
  };
  return { host, asked };
};

/** One call as a client makes it: what came back last time is sent again. */
async function call(
  exercise: Exercise,
  setting: Setting,
  sent: object,
  text: string | null,
  host: Host,
) {
  const read = readHistory(exercise, setting, JSON.parse(JSON.stringify(sent)));
  if (read.kind === 'refused') throw new Error(read.sentence);
  const went = await converse(
    exercise,
    setting,
    read.history,
    text === null ? null : written(text),
    host,
  );
  return { ...went, sent: writeHistory(exercise, went.history) };
}

const answers = array(
  constantFrom(
    '',
    ' ',
    '7',
    '1',
    '3',
    'Yes',
    'לא',
    'No change',
    'Finish',
    'A text of four words.',
    '<b>',
    'x'.repeat(20_001),
  ),
  { maxLength: 25 },
);

describe('whatever is answered, in any exercise, edition and language', () => {
  it('the stage goes up by one or stays, and nothing said before is lost', async () => {
    const { host } = listening();
    await assert(
      asyncProperty(
        constantFrom(...exercises),
        constantFrom('full', 'slim'),
        constantFrom('en', 'he'),
        answers,
        async (exercise, edition, language, given) => {
          const setting: Setting = { edition, language };
          let now = await call(exercise, setting, { currentStage: 0 }, null, host);
          expect(now.history.stage).toBe(exercise.openingStage);
          for (const answer of given) {
            const then = await call(exercise, setting, now.sent, answer, host);
            expect(then.turns.length).toBeGreaterThan(0);
            expect(then.history.stage - now.history.stage).toBe(then.kind === 'moved' ? 1 : 0);
            const said = Object.entries(now.history.facts).filter(
              ([name, value]) => value !== '' && exercise.fields[name]!.kind !== 'derived',
            );
            expect(then.history.facts).toMatchObject(Object.fromEntries(said));
            now = then;
          }
        },
      ),
      { numRuns: 100 },
    );
  }, 60_000);

  it.each(exercises)(
    'good answers reach the end of $name, and then nothing changes',
    async (exercise) => {
      const setting = { edition: 'full', language: 'en' } as const;
      const { host } = listening();
      let now = await call(exercise, setting, {}, null, host);
      for (let n = 0; n < 40 && !isFinished(exercise, now.sent); n += 1) {
        const isChoice = now.turns.at(-1)!.html.source.includes('(1)</button>');
        const isYesNo = now.turns.at(-1)!.html.source.includes('>Not sure</button>');
        now = await call(
          exercise,
          setting,
          now.sent,
          isChoice || isYesNo ? '1' : 'A text of five words.',
          host,
        );
      }
      expect(isFinished(exercise, now.sent)).toBe(true);
      const after = await call(exercise, setting, now.sent, 'More?', host);
      expect(after).toMatchObject({ kind: 'ended', sent: now.sent });
    },
  );
});

describe('a conversation', () => {
  const halfLife = exerciseNamed('half-life');
  const setting = { edition: 'full', language: 'en' } as const;
  const begun = {
    currentStage: 4,
    studentName: 'Dana',
    targetAudience: '3',
    text120First: 'A text.',
  };

  it('grades again what was graded before, and what is new', async () => {
    const { host, asked } = listening();
    const { sent } = await call(halfLife, setting, begun, 'A text of five words.', host);
    expect(asked.map(({ kind, key }) => [kind, key])).toEqual([
      ['grade', 'text120First'],
      ['grade', 'grade'],
      ['coach', 'coach'],
    ]);
    expect(sent).toMatchObject({
      text120FirstJargonScore: 88,
      text60JargonScore: 88,
      text60TotalWords: 60,
    });
  });

  it('tells the coach the audience, the older texts and the rare words', async () => {
    const { host, asked } = listening();
    await call(halfLife, setting, begun, 'A text of five words.', host);
    expect(asked.at(-1)).toMatchObject({
      focus: 'halving',
      draft: 'A text of five words.',
      earlier: [{ field: 'text120First', text: 'A text.' }],
      audience: { name: 'high school', description: '' },
      range: { from: 45, to: 75 },
      wantsVersion: true,
      jargon: [],
    });
  });

  it.each(exercises)('asks for nothing in the slim edition of $name', async (exercise) => {
    const { host, asked } = listening();
    const slim = { edition: 'slim', language: 'en' } as const;
    let now = await call(exercise, slim, {}, null, host);
    for (let n = 0; n < 30; n += 1) {
      now = await call(exercise, slim, now.sent, n % 2 ? '1' : 'A text of five words.', host);
      now = await call(exercise, slim, now.sent, 'Yes', host);
    }
    expect(asked).toEqual([]);
    const made = Object.entries(exercise.fields).filter(([, { kind }]) =>
      ['coach', 'words', 'number'].includes(kind),
    );
    for (const [name] of made) expect(now.sent[name]).toBe('');
  });

  it('welcomes back and asks where it stopped', async () => {
    const { host } = listening();
    const { kind, turns, history } = await call(halfLife, setting, begun, null, host);
    expect(kind).toBe('resumed');
    expect(turns.map(({ html }) => html.source).join()).toMatch(/Welcome back.*about 60 words/);
    expect(history.stage).toBe(4);
  });

  it('keeps the time it began', async () => {
    const { host } = listening();
    const startTime = '2026-01-01T00:00:00.000Z';
    expect(
      (await call(halfLife, setting, { ...begun, startTime }, null, host)).sent.startTime,
    ).toBe(startTime);
    expect((await call(halfLife, setting, {}, null, host)).sent.startTime).toBe(
      '2026-11-21T08:00:00.000Z',
    );
  });
});
