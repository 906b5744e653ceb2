import { expect, test } from 'vitest';

import { isBoast } from '../rules/overclaim.ts';
import { newNumber } from '../rules/new-in-version.ts';
import { readPassage } from '../text/passage.ts';
import { speaksOf } from '../text/family.ts';
import { english } from '../texts/english.ts';

test.each([
  ['en', 'It kills all bacteria because it stopped three species from sticking to plastic.'],
  ['en', 'The drug feeds cells with energy, so it always works.'],
  ['en', 'You can trust me, I am the greatest expert on honey in the world.'],
  ['he', 'התרופה תמיד עוזרת כי היא נותנת אנרגיה לתאים.'],
] as const)('nothing is praised in a boast (%s)', (language, text) => {
  expect(isBoast(text, language)).toBe(true);
});

test.each([
  ['en', 'This does not always work, because some patients cannot swallow it.'],
  ['en', 'The dye sticks to plastic because its surface is rough.'],
  ['he', 'זה לא תמיד עובד, כי חלק מהחולים אינם בולעים.'],
] as const)('what is told with care is no boast (%s)', (language, text) => {
  expect(isBoast(text, language)).toBe(false);
});

test('a degree is no other word', () => {
  const sick = readPassage('Sick people become poor because they cannot work.');
  const [word] = readPassage('sicker').words;
  expect(speaksOf(sick, word!)).toBe(true);
  expect(speaksOf(sick, readPassage('sister').words[0]!)).toBe(false);
});

/** What is asked about a number in a text, after one that had none. */
const asked = (text: string) =>
  newNumber({
    draft: readPassage(text),
    request: {
      earlier: [{ field: 'text', text: 'We asked a cohort of people how they slept.' }],
    },
    language: 'en',
    say: english,
  } as unknown as Parameters<typeof newNumber>[0]);

test('a number of words is the task, and no finding', () => {
  expect(asked('In 60 words nobody can hold the whole cohort.')).toBeNull();
  expect(asked('Of the cohort 67 people slept well.')?.text).toContain('67');
});
