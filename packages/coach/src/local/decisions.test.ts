import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: () => false });

const said = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) => {
  const request = { ...nothingAsked, focus, draft, ...more };
  const { comments } = await coach.comment(request);
  return comments.map(({ text }) => text).join(' ');
};

const issue =
  'We measure how workers on a building site bear the heat, and the foreman picks who wears the sensor.';

describe('a decision', () => {
  test('of two numbered ways holds two ways, with a step and its time', async () => {
    const words = await said(
      'resolutions',
      'A person who forgets may sign our form. First, a nurse who does not work for us will visit each person at home by March. Second, the university will hold the data on its own server.',
    );
    expect(words).toMatch(/ways to act \(“First, a nurse.*“Second, the university/u);
    expect(words).toMatch(/a step with its time \(“First, a nurse/u);
    expect(words).not.toMatch(/second way|who will do what|What else could/u);
  });

  test.each([
    'From Monday the supervisor will no longer see the names.',
    'Each worker will get a letter in his own language within two weeks.',
    'The union is going to choose the workers next spring.',
    'Before the first lesson in January, the school counsellor will tell each class.',
  ])('has a doer and a date: %s', async (sentence) => {
    const words = await said('resolutions', `${issue} ${sentence}`);
    expect(words).toContain('a step with its time');
    expect(words).not.toMatch(/first step, by when|By when/u);
  });

  test('without a date is asked for one, beside the sentence', async () => {
    const draft = `${issue} Or we could ask the union. The lab will keep the names on a closed server.`;
    expect(await said('resolutions', draft)).toContain('By when will this be done');
  });

  test('denies nobody who stands in the text', async () => {
    const words = await said('issue', 'The foreman sends a man home without pay when he is slow.');
    expect(words).toContain('“foreman” and “man”');
    expect(words).toContain('“foreman”: what is there to gain or lose');
  });

  test('of good wishes leans on no principle', async () => {
    const draft = `${issue} We decided to be fair and to follow all guidelines.`;
    expect(await said('resolutions', draft)).not.toContain('a principle (');
  });

  test('in Hebrew has a doer and a date', async () => {
    const draft =
      'המפקד מבקש מחיילים להשתתף וקשה לומר לו לא. ראשית, קצינת בריאות הנפש תפנה אליהם עד חודש מרץ. שנית, האוניברסיטה תשמור את השמות אצלה.';
    const words = await said('resolutions', draft, { language: 'he' });
    expect(words).toContain('דרכי פעולה (״ראשית');
    expect(words).toContain('צעד ומועד');
    expect(words).toContain('חיילים');
  });
});

test('a cost of time is not asked for a second time', async () => {
  const draft = `${issue} We could ask the union instead, which takes a semester longer. The committee will decide in May.`;
  expect(await said('resolutions', draft)).not.toContain('What does your way cost');
});

test('a value that stands there in half its words is not praised', async () => {
  const draft = 'Many parents give their children fruit juice because they believe it is healthy.';
  const words = await said('value', draft, { answer: 'healthy teeth for children', choice: 'Yes' });
  expect(words).not.toContain('The value you share stands');
  expect(await said('pathos', draft)).not.toContain('says for whom it matters');
});

describe('a text off the point', () => {
  test('is asked for the study and whom it touches', async () => {
    const football =
      'Football is the best game in the world. Last Saturday our team won three to one and the crowd sang until midnight. The striker scored twice.';
    expect(await said('issue', football)).toContain('I find no word about a study here');
  });

  test('is asked whether it is still the same message', async () => {
    const words = await said(
      'logos',
      'The striker scored twice and the crowd sang until midnight in the new stadium.',
      {
        earlier: [
          {
            field: 'originalText',
            text: 'Apple juice holds as much sugar as cola, and children who drink juice have bad teeth.',
          },
        ],
      },
    );
    expect(words).toMatch(/An earlier version spoke of/u);
  });
});

describe('a figure', () => {
  const summary =
    'After a walk 38 pupils solved 14 of 20 tasks, and after sitting they solved 12. The order was drawn by lot.';

  test('that stands nowhere else is asked where it comes from, and nothing is praised as checkable', async () => {
    const words = await said('evidence', summary, {
      answer:
        'The strongest is that 87 percent improved and 450 schools in Finland found the same.',
    });
    expect(words).toContain('“87 percent” stands neither in your summary');
    expect(words).not.toContain('can be checked');
  });

  test.each([
    'The pupils solved 14 tasks after the walk, and only 12 after sitting.',
    'I would need 500 pupils to be sure.',
  ])('of the summary, or one that is only wished for, is not: %s', async (answer) => {
    expect(await said('evidence', summary, { answer })).not.toContain('stands neither');
  });
});

describe('who does not know', () => {
  const summary =
    'In one school 38 pupils took a test twice. After the walk they solved 14 of 20 tasks. Schools should give pupils time to walk.';

  test.each<readonly [CoachFocus, string, RegExp]>([
    ['evidence', 'not sure', /38 pupils/u],
    ['objection', 'no idea', /Schools should/u],
    ['certainty', 'I do not know', /Schools should/u],
  ])('is helped from a sentence of their own: %s', async (focus, answer, from) => {
    const request = { ...nothingAsked, focus, draft: summary, answer };
    const { comments } = await coach.comment(request);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.quote).toMatch(from);
  });
});

describe('a writer’s own role', () => {
  const juice =
    'Parents should give their children water. I am a doctor at Hadassah hospital. Juice must become the exception at home.';

  test('keeps their claims from being called bare, and is no evidence for each', async () => {
    const words = await said('claims', juice, { choice: 'Yes' });
    expect(words).not.toContain('I see no number');
    expect(words).not.toContain('with it:');
  });

  test('is not called missing', async () => {
    const words = await said('ethos', juice, { answer: 'I have treated teeth for 12 years.' });
    expect(words).not.toContain('does not yet say');
  });
});

describe('the last question', () => {
  test('is not asked a second time when all were asked', async () => {
    const request = { ...nothingAsked, focus: 'value', draft: issue, choice: 'Yes' } as const;
    const before: CoachRequest[] = [];
    const all: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each comment knows the one before
      const { comments } = await coach.comment({ ...request, before: [...before] });
      all.push(...comments.map(({ text }) => text));
      before.push(request);
    }
    expect(new Set(all).size).toBe(all.length);
  });
});
