import { expect, it } from 'vitest';

import { leavesText } from './leaves-text.ts';

it.each([
  'No change',
  'Nothing to change.',
  'I think my text is fine as it is, thank you.',
  'הטקסט שלי בסדר כמו שהוא, תודה',
  'I don’t want to change anything. It is fine!',
  "I don't know",
  'אין לי מה לשנות, הכול בסדר',
  'ללא שינוי',
  'No',
  'No, thanks.',
  'לא, תודה',
  'next',
  'keep',
  'No, keep the text I had',
  'לא, להשאיר את הטקסט הקודם',
])('%j leaves a text as it is', (answer) => expect(leavesText(answer)).toBe(true));

it.each([
  '',
  '12',
  'Thank you.',
  'Yes',
  'No bees were found.',
  'My text is fine, but bees matter more.',
  'Nothing to change costs more than a change.',
  'No change, but one: bees.',
])('%j does not', (answer) => expect(leavesText(answer)).toBe(false));
