import type { CoachFocus } from '@vernacular/exercises';
import { expect, it } from 'vitest';

import { said } from './said-for-tests.ts';

// What a professor found false, or missed, in twelve conversations more.

it('praises nobody as fair who dismisses critics by their motives', async () => {
  const text =
    'Critics say that the farms grow no wheat, but they are mostly farmers who are afraid of losing their money.';
  const answer = 'Critics say that it uses too much electricity in the towns.';
  expect(await said('objection', text, { answer })).not.toContain('lets the other side speak');
});

it.each(['ולכן משפחות מרוחקות כמעט לא משתתפות בטיפול.', 'ולכן הורים רבים אינם משתתפים בטיפול.'])(
  'takes a verb that is denied for no people: %s',
  async (text) => {
    expect(await said('issue', text)).not.toMatch(/״משתתפ/u);
  },
);

it('finds whom an app for the deaf is made for', async () => {
  const text = 'A deaf person meets a doctor, and the clerk at the desk knows no signs.';
  const all = await said('issue', text);
  expect(all).toContain('deaf person');
  expect(all).toContain('“doctor”');
});

it('asks who does what where steps will be taken', async () => {
  const text = 'Steps will be taken to raise awareness among the patients of the clinic.';
  expect(await said('resolutions', text)).toContain('names nobody');
});

it.each<[CoachFocus, string, string]>([
  [
    'logos',
    'This sheet will solve the water problem forever, and it will save them all.',
    'will save them all',
  ],
  [
    'pathos',
    'There is no other solution for the streets of our town in summer.',
    'no other solution',
  ],
  [
    'ethos',
    'I am the world’s leading expert on the shade of trees in towns.',
    'world’s leading expert',
  ],
  [
    'pathos',
    'Thousands of our parents will die in the street beside a bus stop.',
    'Thousands of our parents will die',
  ],
  ['pathos', 'אסון נורא מחכה לכולנו אם לא נתעורר מיד ונפעל.', 'אסון נורא'],
])('speaks of what promises or frightens (%s): %s', async (focus, text, words) => {
  expect(await said(focus, text)).toContain(words);
});
