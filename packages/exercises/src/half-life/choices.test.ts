import { describe, expect, it } from 'vitest';

import { labelOf, readChoice, yesNoUnsure } from '../answers/choices.ts';
import { scale } from '../session/reflections.ts';

import { audiences, verdicts } from './record.ts';

describe('an answer to a question with options', () => {
  it.each([
    ['3', '3'],
    ['(3)', '3'],
    [' 3. ', '3'],
    ['3 – high school', '3'],
    ['3 high school', '3'],
    ['high school I think', '3'],
    ['3) because they ask', '3'],
    ['High school (3)', '3'],
    ['high school', '3'],
    ['HIGH  SCHOOL!', '3'],
    ['תיכון', '3'],
    ['תיכון (3)', '3'],
    ['mixed', '4'],
    ['קהל מעורב', '4'],
  ])('%j names choice %s', (answer, value) => {
    expect(readChoice(audiences, answer)).toBe(value);
  });

  it.each([
    '',
    '7',
    '0',
    '-',
    '13',
    '3 or 4',
    'a school',
    'high',
    '33',
    '3.5',
    '<b>3</b>',
    'high school students',
    'not high school',
    'the last one',
    'they aren’t adults',
    'high school or junior high school',
    'the teachers of a high school',
    'adulthood',
    'לא תיכון',
    'להורים של תלמידי תיכון',
    'תיכון או חטיבה',
  ])('%j names none', (answer) => {
    expect(readChoice(audiences, answer)).toBeNull();
  });

  it.each([
    ['Yes', 'Yes'],
    ['no', 'No'],
    ['Not sure', 'Not sure'],
    ['כן', 'Yes'],
    ['לא', 'No'],
    ['לא בטוחה', 'Not sure'],
    ['2', 'No'],
  ])('%j to a question of yes or no is %s', (answer, value) => {
    expect(readChoice(yesNoUnsure, answer)).toBe(value);
  });

  it.each([
    ['original', '1'],
    ['Revised.', '2'],
    ['neither', '3'],
    ['both', '4'],
    ['המתוקן', '2'],
  ])('%j is a word of the option itself: %s', (answer, value) => {
    expect(readChoice(verdicts, answer)).toBe(value);
  });

  it('may be a word of the scale', () => {
    expect(readChoice(scale, 'very much')).toBe('5');
    expect(readChoice(scale, 'בכלל לא')).toBe('1');
  });

  it('is shown by its text in the language of the reader', () => {
    expect(labelOf(audiences, '3', 'he')).toBe('תיכון');
    expect(labelOf(audiences, 'something else', 'en')).toBe('something else');
  });
});
