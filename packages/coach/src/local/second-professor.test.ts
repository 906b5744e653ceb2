import type { CoachComment, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { strongerAnswer } from '../rules/causes.ts';
import { peopleIn } from '../rules/listings.ts';
import { boast } from '../rules/overclaim.ts';
import { readPassage } from '../text/passage.ts';
import { english } from '../texts/english.ts';
import { hebrew } from '../texts/hebrew.ts';
import { inAccord, localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: () => false });
const said = async (more: Partial<CoachRequest>) =>
  (await coach.comment({ ...nothingAsked, ...more })).comments.map(({ text }) => text).join('\n');

const lookAt = (draft: string, answer = '') =>
  ({
    draft: readPassage(draft),
    answer: readPassage(answer),
    language: readPassage(draft).language,
    request: nothingAsked,
    say: readPassage(draft).language === 'he' ? hebrew : english,
  }) as unknown as Parameters<typeof strongerAnswer>[0];

describe('a boast is asked about', () => {
  test.each([
    ['claims', 'The tea works in every patient. People drink it.', 'works in every patient'],
    [
      'claims',
      'Our tea always works. People drink it at home before they go to bed.',
      'always works',
    ],
    [
      'logos',
      'I am the greatest expert on tea in the world. Tea calms people in the evening.',
      'I am the greatest expert',
    ],
    [
      'pathos',
      'There is no doubt that tea helps. People drink it at home in the evening.',
      'There is no doubt',
    ],
    ['claims', 'אין ספק שהתה עוזר לאנשים לישון. אנשים שותים אותו בבית בכל ערב.', 'אין ספק'],
    ['logos', 'התה תמיד עוזר לאנשים לישון. אנשים שותים אותו בבית בכל ערב.', 'תמיד עוזר'],
  ] as const)('%s: %s', async (focus, draft, word) => {
    const choice = focus === 'claims' ? 'Yes' : '';
    expect(await said({ focus, draft, choice })).toMatch(
      new RegExp(`[“״]${word}[^”״]*[”״] (?:claims much|asks for trust|טוען הרבה)`, 'u'),
    );
  });

  test.each([
    'Every patient received a leaflet. It is one of the most common diseases in the world.',
    'The wounds healed in 40 of 50 patients. This does not always work.',
    'No side effects were reported. We tried to prove this with a simple test.',
    'It worked in every one of 12 towns. The skin takes a week to heal.',
    'We look for a cure. All people in the study were asked twice.',
    'התרופה לא תמיד עוזרת. כל החולים קיבלו עלון.',
  ])('and a report is not: %s', (draft) => expect(boast(lookAt(draft))).toBeNull());
});

const comment = (kind: CoachComment['kind'], text: string, quote: string): CoachComment => ({
  kind,
  text,
  quote,
});

const kept = (...all: readonly CoachComment[]) => inAccord(all, lookAt('Tea is calm. This is so.'));

test('what is criticised is not praised beside it', () => {
  const change = comment('change', '“calm” is still there.', 'Tea is calm.');
  const question = comment('question', 'Who?', '');
  const praise = comment('works', 'Good.', 'Tea is calm.');
  expect(kept(praise, change, question)).toEqual([change, question]);
  expect(kept(comment('works', '“Calm” is explained.', 'Another.'), change)).toEqual([change]);
  const other = comment('works', 'Good.', 'Another.');
  expect(kept(other, change)).toEqual([other, change]);
  const asked = comment('change', english.change.barePronoun('This'), 'Tea is calm.');
  expect(kept(praise, asked)).toEqual([praise, asked]);
});

describe('an answer is bolder than the text', () => {
  const answer = 'The tea prevents headaches in adults.';
  test('only where a sentence tells the same with more care', () => {
    const link = 'Tea was associated with fewer headaches in adults. We asked 85 adults twice.';
    expect(strongerAnswer(lookAt(link, answer))?.quote).toContain('associated with');
  });
  test('or where the whole study is said to show no cause', () => {
    const whole = 'Adults who drank tea slept well. Our study cannot show a cause.';
    expect(strongerAnswer(lookAt(whole, answer))?.quote).toContain('cannot show a cause');
  });
  test('a method is no claim', () => {
    const how = 'We gave 85 adults tea or a placebo. Their headaches were counted for a year.';
    expect(strongerAnswer(lookAt(how, answer))).toBeNull();
  });
  test('nothing is bolder than the text that says it too', () => {
    const careful = 'We cannot prove that tea is the cause of fewer headaches in adults.';
    expect(strongerAnswer(lookAt(careful, answer))).not.toBeNull();
    const both = `${careful} Tea prevents headaches in adults.`;
    expect(strongerAnswer(lookAt(both, answer))).toBeNull();
  });
});

const listed = (text: string) => peopleIn(lookAt(text));

describe('people are listed once, and only who is there', () => {
  test('women and woman', () => {
    expect(listed('The women were told. One woman refused.')).toEqual(['women']);
  });
  test('who has a role is one person', () => {
    expect(listed('A stranger as carer may frighten the children.')).toEqual([
      'stranger',
      'children',
    ]);
  });
  test('not who is said to be absent', () => {
    expect(listed('The pupils come without parents. No teachers are there.')).toEqual(['pupils']);
    expect(listed('הילדים באים בלי הורים.')).toEqual(['ילדים']);
  });
});

test('who stands there in another form is not missed', async () => {
  const first =
    'The women in our study may lose their work. A stranger could find their names in our data.';
  const draft =
    'We will ask each woman by June whether she agrees. No stranger gets the names, which the team keeps locked.';
  const text = await said({
    focus: 'resolutions',
    draft,
    earlier: [{ field: 'originalText', text: first }],
  });
  expect(text).not.toMatch(/“women”.*(?:no longer|first text)/u);
});

test('a connector in another column is in the list', async () => {
  const draft =
    'Tea calms people in the evening. However, strong tea keeps them awake. They sleep less then.';
  const row = (table: string[][]) => said({ focus: 'connectors', draft, table });
  expect(await row([['because', 'cause', 'However']])).not.toContain('not in your list');
  expect(await row([['because', 'cause', '']])).toContain('“however”');
});

test('“these infants” after a sentence about infants is plain', async () => {
  const table = [['preterm babies', 'infants', 'preterm babies']];
  const draft =
    'We weighed preterm babies each day. These infants gained weight slowly. Their mothers stayed.';
  expect(await said({ focus: 'naming', draft, table })).not.toContain('two things');
  const bare = draft.replace('These infants', 'Infants');
  expect(await said({ focus: 'naming', draft: bare, table })).toContain('nfants');
});

test('a rare word that is explained is not asked about', async () => {
  const jargon = [{ word: 'calcitonin', frequency: 0 }] as unknown as CoachRequest['jargon'];
  const explained = 'We measured calcitonin (a hormone of the bones) in blood.';
  expect(await said({ focus: 'summary', draft: explained, jargon })).not.toContain('calcitonin');
  const bare = 'We measured calcitonin in blood.';
  expect(await said({ focus: 'summary', draft: bare, jargon })).toContain('calcitonin');
});

test('a claim pasted from the summary is not praised for standing there', async () => {
  const draft =
    'Hedges bring tired bees home in summer. We tagged many bees near the town. Most came back.';
  const own = { focus: 'claim', draft, answer: 'Hedges bring tired bees home in summer.' } as const;
  expect(await said(own)).not.toContain('in nearly the same words');
  const told = { ...own, answer: 'I claim that hedges bring bees home, tired in summer.' };
  expect(await said(told)).toContain('in nearly the same words');
});

describe('nothing else is asked for where nothing was proposed', () => {
  const first = 'We record pupils in class, and some of them may be harmed by it later.';
  const asked = (draft: string) =>
    said({ focus: 'resolutions', draft, earlier: [{ field: 'originalText', text: first }] });
  test('by what only complains', async () => {
    expect(await asked('The pupils are recorded anyway, this is how it is.')).not.toMatch(
      /What else could you do/u,
    );
  });
});

const long = (third: string) =>
  `החומר נשמר בקירור. מדדנו את החומר בכל בוקר במעבדה. ${third} נמצא בארונות של המעבדה הגדולה.`;

const lost = (third: string) =>
  said({
    focus: 'halving',
    draft: 'מדדנו בכל בוקר במעבדה הגדולה. הארונות נשמרו בקירור.',
    earlier: [{ field: 'text120First', text: long(third) }],
  });

test('a Hebrew word is counted as it is shown', async () => {
  expect(await lost('החומר')).toContain('שלוש פעמים');
  expect(await lost('חומרים')).not.toContain('שלוש פעמים');
});
