import { describe, expect, it } from 'vitest';

import { called } from './called.ts';

describe('whoever is asked for a name is called', () => {
  it.each([
    ['Dana', 'Dana'],
    ['dana', 'dana'],
    ['Dana Levi.', 'Dana Levi'],
    ['Ana María de la Cruz', 'Ana María de la Cruz'],
    ['My name is Dana and I study bees', 'Dana'],
    ['my name is dana', 'dana'],
    ['Hello! My name is Dana Levi, nice to meet you.', 'Dana Levi'],
    ['Hi, I’m Noor from Haifa', 'Noor'],
    ['I am Jean-Luc and I work on rice', 'Jean-Luc'],
    ['You can call me Sam.', 'Sam'],
    ['You can call me Prof. Mary-Jane van der Berg', 'Prof. Mary-Jane'],
    ['Dana Levi, PhD', 'Dana Levi'],
    ["Dr. O'Neill", "Dr. O'Neill"],
    ["It's Dr. O'Neill", "Dr. O'Neill"],
    ['Dana?', 'Dana'],
    ['דנה', 'דנה'],
    ['שמי דנה ואני חוקרת דבורים', 'דנה'],
    ['קוראים לי נועה לוי, נעים מאוד', 'נועה לוי'],
    ['אני יואב מחיפה', 'יואב'],
    ['שלום, השם שלי הוא תמר', 'תמר'],
  ])('after “%s”: %s', (answer, name) => expect(called(answer)).toBe(name));

  it.each([
    'I am a student and I study bees in the north of the country',
    'I would rather not say my name here',
    'אני סטודנטית ואני חוקרת דבורים בצפון הארץ',
    "I'm a student",
    '<b>Dana</b>',
    'N'.repeat(300),
    'Why do you ask?',
    'מי אתם?',
    'We study how bees find their way home. It matters.',
  ])('nothing after “%s”', (answer) => expect(called(answer)).toBe(''));
});
