import { describe, expect, it } from 'vitest';

import { asksAfterwards, asksBack, asksCoach, asksOfName } from './asks-back.ts';

describe('in place of a name or a choice', () => {
  it.each([
    'Why do you need my name?',
    'why do you need my name',
    'Hi! Is it stored anywhere?',
    'Why?',
    'What is my name for?',
    'Do I have to?',
    'למה אתם צריכים את השם שלי?',
    'בשביל מה?',
    'זה נשמר?',
    'חייבים?',
    'סליחה, מי רואה את השם?',
  ])('%j asks of the name', (answer) => {
    expect(asksBack(answer)).toBe(true);
    expect(asksOfName(answer)).toBe(true);
  });

  it.each(['Who are you?', 'How does this work?', 'ומה אתם הייתם עושים?', 'Which one is better?'])(
    '%j asks something else',
    (answer) => {
      expect(asksBack(answer)).toBe(true);
      expect(asksOfName(answer)).toBe(false);
    },
  );

  it.each([
    'Dana',
    'Dana?',
    'Will',
    'May Smith',
    'My name is Dana, and yours?',
    'דנה',
    'high school?',
    '',
  ])('%j does not ask', (answer) => expect(asksBack(answer)).toBe(false));
});

describe('once all is over', () => {
  it.each(['Is that enough?', 'Was my text good?', 'האם זה מספיק?', 'Who reads this?'])(
    '%j asks',
    (answer) => expect(asksAfterwards(answer)).toBe(true),
  );

  it.each(['And now?', 'What next?', 'Is there more?', 'יש עוד?', 'ומה עכשיו?', 'Thank you!'])(
    '%j asks for no more than is said anyway',
    (answer) => expect(asksAfterwards(answer)).toBe(false),
  );
});

describe('in place of the last answers', () => {
  it.each([
    'And what would you do?',
    'But why don’t you answer my questions?',
    'Can I see it again?',
    'ומה אתם הייתם עושים?',
    'אבל למה אתם לא עונים על השאלות שלי?',
    'מה דעתכם?',
  ])('%j asks the coach', (answer) => expect(asksCoach(answer)).toBe(true));

  it.each([
    'Who would not prefer the clear one?',
    'It is shorter. Do you see it?',
    'The second, because you see what to do.',
    'למי אכפת ממספרים?',
    'כי זה ברור.',
  ])('%j answers', (answer) => expect(asksCoach(answer)).toBe(false));
});
