import { describe, expect, it } from 'vitest';

import { said } from './said-for-tests.ts';

// What a professor found false, or missed, in thirteen conversations more.

it('looks for what supports a claim in the sentences after it', async () => {
  const text =
    'Our town should vote yes for the plant. Our water comes from a well that turns salty, and each year its level falls. A plant could make enough for all of us. We measured the salt in the sea around three plants.';
  expect(await said('logos', text)).not.toContain('no number, source');
});

it.each([
  'החברות קונות את הקובלט בזול, ואנחנו משתמשים בו בלי לשאול מאיפה הוא בא.',
  'The firms buy the metal, and we use it without asking where it comes from.',
])('takes who does not ask where a thing comes from for no lack of consent: %s', async (text) => {
  expect(await said('issue', text)).not.toMatch(/no way to say no|אין דרך לומר לא/u);
});

describe('a plan', () => {
  it('is not what will not be reached', async () => {
    const text =
      'The department pays for fish from the shallow water. We will not reach the deep fish, so some fish will come back every year.';
    expect(await said('resolutions', text)).not.toContain('says what will be done');
  });

  it('of two steps has weighed two', async () => {
    const text =
      'The harbour will hold evenings for those who fish without a licence. The department will pay for each fish that is caught.';
    expect(await said('resolutions', text)).not.toContain('What else could be done');
  });
});

it('asks no question that a filled table has answered', async () => {
  const text = 'מתקן התפלה משאיר תמלחת. התמלחת זורמת לים. מדדנו את התמלחת ליד המתקן.';
  const table = [['תמלחת', 'מי מלח', 'תמלחת']];
  expect(await said('naming', text, { table })).not.toContain('איזה שם תשמרו');
});

it.each([
  ['logos', 'זה פתרון מושלם לכל אדם בעיר שלנו, והוא עולה מעט.', 'פתרון מושלם'],
  ['logos', 'המתקן יפתור לגמרי את מצוקת המים של הארץ.', 'יפתור לגמרי'],
  [
    'pathos',
    'Our grandchildren will die of thirst beside a sea that is full of water.',
    'grandchildren will die',
  ],
] as const)('speaks of what promises or frightens (%s): %s', async (focus, text, words) => {
  expect(await said(focus, text)).toContain(words);
});
