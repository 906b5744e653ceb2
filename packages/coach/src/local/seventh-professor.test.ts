import type { CoachFocus } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { claimWithoutEvidence } from '../rules/cues.ts';
import { waysIn } from '../rules/plans.ts';
import { quantity } from '../rules/proven.ts';
import { readPassage } from '../text/passage.ts';
import { english } from '../texts/english.ts';
import { nothingAsked } from './nothing-asked.ts';
import { ofLast, said } from './said-for-tests.ts';

// What a professor found false, or missed, in thirteen conversations more.

it.each([
  ['עקבנו אחרי עשרים ושלושה עטלפים.', 'עשרים ושלושה עטלפים'],
  ['We followed twenty-three bats.', 'twenty-three bats'],
  ['ספרנו שבעים וחמש ציפורים.', 'שבעים וחמש ציפורים'],
])('reads a number of two words as one: %s', (text, number) => {
  expect(quantity(text, readPassage(text))).toBe(number);
});

it.each<[CoachFocus, string]>([
  ['resolutions', 'ההורים חותמים על טופס הסכמה בתוך שבוע ולכן אין בעיה גדולה.'],
  ['pathos', 'Happy parents vote, happy parents vote, happy parents vote so that pupils learn.'],
])(
  'praises nothing in a sentence that waves a concern off or only repeats: %s, %s',
  async (...of) => {
    expect(await said(...of)).not.toContain('works: ');
  },
);

it('shows no conclusion where it tells what the last text took from an answer, if it is waved off', async () => {
  const first = 'The pupils reported their breakfast on a sheet. Those who ate had better marks.';
  const draft =
    'The pupils reported their breakfast on a sheet. A critic can say that they did not tell the truth, but they are honest so there is no problem.';
  const answer = 'A critic can say that the pupils did not tell the truth.';
  const before = [{ ...nothingAsked, focus: 'objection' as const, draft: first, answer }];
  const earlier = [{ field: 'originalSummary', text: first }];
  const comments = await ofLast(draft, earlier, before);
  expect(comments.filter(({ kind }) => kind === 'works')).toEqual([]);
});

it('asks by when of a step, and not of what the study is for', async () => {
  const draft =
    'We are training a computer program that reads the notes nurses write when people arrive at an emergency room and predicts who will need intensive care. It missed 9% of severe cases among local speakers but 21% among migrants. First, the hospital would switch the program off for notes under forty words, so that a nurse decides alone. Second, the ministry would pay for a telephone interpreter.';
  expect(await said('resolutions', draft)).not.toContain('By when');
});

it('asks for no number beside advice that follows from numbers', () => {
  const draft = readPassage(
    'Trees within 80 metres of a hedge set 18% more fruit. We looked at forty orchards. Bees were three times as many. Birds came as well. So did the beetles of the field. They came by night. Growers who still have a hedge should keep it, and those who have none could plant one.',
  );
  const look = {
    request: nothingAsked,
    draft,
    language: 'en',
    answer: readPassage(''),
    plainerOf: () => null,
    tag: undefined,
    say: english,
  } as const;
  expect(claimWithoutEvidence(look)).toBeNull();
});

it('takes no thing that stands there as many for what “it” means', async () => {
  const draft =
    'Consumers should go back to loose leaves, because it is also better for the taste.';
  const table = [['it is also better for the taste', 'loose leaves']];
  expect(await said('reference', draft, { table })).not.toContain('works: ');
});

it('asks about a share in words that no earlier text has', async () => {
  const text = 'באור כתום הדרך של העטלפים התקצרה בארבעים אחוז, כך מדדנו בעיר.';
  const earlier = [{ field: 'text120First', text }];
  const changed = text.replace('בארבעים', 'בחמישים');
  expect(await said('halving', changed, { earlier })).toContain('״חמישים״');
  expect(await said('halving', text, { earlier })).not.toContain('אינו נמצא');
  const digits = [{ field: 'text120First', text: text.replace('בארבעים אחוז', 'ב־40%') }];
  expect(await said('halving', text, { earlier: digits })).not.toContain('אינו נמצא');
});

it('asks about a judgement whose reason is the same judgement', async () => {
  const answer =
    'Breakfast is important for pupils because it is important to eat breakfast, and pupils who eat breakfast have better grades.';
  const draft = 'We asked 96 pupils about their breakfast and their grades in two schools.';
  expect(await said('claim', draft, { answer })).toContain('“because”');
});

it.each([
  ['We can save all the reefs in the world with bacteria.', 'can save all the reefs'],
  ['אפשר להציל את כל השוניות בעולם בעזרת חיידקים.', 'להציל את כל השוניות'],
  ['כל הכורמים בעולם ירצו לקנות את החיישן.', 'כל הכורמים בעולם'],
])('asks about a promise to the whole world: %s', async (text, words) => {
  expect(await said('logos', text)).toMatch(new RegExp(`(?:change|question): [“״]${words}`, 'u'));
});

// And another in eleven more.
it('takes nobody for certain who grants the critic a limit', async () => {
  const draft =
    'Sales of thin bags fell by 71 percent after the fee. All countries should copy it.';
  const answer =
    'A critic would say that ten cents is a different thing in a rich country and a poor one, and that two neighbouring regions cannot speak for all countries. That worries me most. I answer that our result shows what happened in one place, and that my recommendation for all countries goes further than the data; I should limit it to regions with similar incomes.';
  expect(await said('certainty', draft, { answer })).not.toContain('fully certain');
  const sure = 'I am very certain, because it is true for all countries.';
  expect(await said('certainty', draft, { answer: sure })).toContain('fully certain');
});

it.each([
  [
    'objection',
    'A critic would say that not everybody likes classical music. I answer that they should try it.',
    'names another way',
  ],
  [
    'claim',
    'Music is good for students, because many students listen to music.',
    'makes your claim',
  ],
] as const)('does not praise a vague answer: %s', async (focus, answer, praise) => {
  const draft =
    'My study shows that listening to classical music while studying improves the grades of high school students.';
  expect(await said(focus, draft, { answer })).not.toContain(praise);
});

it('knows “fall” again in “fell”', async () => {
  const draft =
    'Sales of thin carrier bags fell by 71 percent in the region with the fee. In the other region they fell by only 4 percent. So the fee caused most of the drop.';
  const answer = 'My main claim is that the fee caused most of the fall in carrier bag sales.';
  expect(await said('claim', draft, { answer })).not.toContain('“fall”');
});

it('asks nothing of a point that was not known', async () => {
  const draft = 'This plan would definitely solve the heat problem in the whole city of Leeds.';
  const table = [['3', 'I don’t know, everything', draft]];
  expect(await said('one-point', draft, { table })).not.toContain('shares no word');
});

it('finds no source in a study that is only from somewhere', async () => {
  const draft = 'A study from Seattle found a similar gain of 34 minutes in high schools.';
  expect(await said('logos', draft)).not.toContain('look it up');
  const named = 'A study by Gideon Dunster found a gain of 34 minutes in high schools.';
  expect(await said('logos', named)).toContain('look it up');
});

it('takes a harm with two parts for no way to act', () => {
  const text =
    'אם מטפלת תספר שלא משלמים לה או שצועקים עליה, היא יכולה לאבד את העבודה. נראיין אותן מחוץ לבית, בשעה שנוחה להן.';
  expect(waysIn(readPassage(text))).toEqual([]);
});
