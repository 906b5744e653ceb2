import { expect, it } from 'vitest';

import { isRemark } from './remark.ts';

it.each([
  'hello! how does this work?',
  'ok thanks, and what now',
  'my essay is about sepsis, can you help me?',
  'But if the neighbours with kids were less annoyed in our data then isn’t that a proof? What word should I use instead?',
  'רגע, לא הבנתי את מה שכתבתם כאן על הטקסט שלי ועל השכנים. את מי אני אמורה לשכנע כאן, את הוועדה או את השכנים עצמם?',
  'שלום, איך זה עובד',
])('%j is no text', (said) => expect(isRemark(said)).toBe(true));

it.each([
  'We follow bees through storms.',
  'Hives lose bees in storms.',
  'Storms take one bee in five. Hedges bring half of them home, and they cost little to plant. Would you plant one by your house this spring, if it saved a hive?',
  'Do bees find home after a storm? We followed 214 of them through one summer, and most of them did.',
])('%j may be one', (text) => expect(isRemark(text)).toBe(false));
