import { describe, expect, it } from 'vitest';

import { readChoice, yesNoUnsure } from './choices.ts';
import { isNotSure } from './not-sure.ts';

const unknowing = [
  'Not sure',
  'not sure.',
  'I’m not sure',
  'I do not know',
  "I don't know",
  'dont know',
  'no idea',
  'I have no idea what to write here',
  'idk',
  'לא יודע',
  'לא יודעת',
  'לא יודע/ת',
  'אני לא בטוחה',
  'אין לי מושג',
];

describe('who does not know', () => {
  it.each(unknowing)('says so: %s', (answer) => expect(isNotSure(answer)).toBe(true));

  it.each(unknowing)('chooses “Not sure”: %s', (answer) =>
    expect(readChoice(yesNoUnsure, answer)).toBe('Not sure'),
  );

  it.each([
    '',
    'No',
    'I am not sure that 40 pupils are enough',
    'We do not know whether it holds in winter.',
    'לא בדקנו תלמידים אחרים',
  ])('says something else: %j', (answer) => expect(isNotSure(answer)).toBe(false));
});
