import { describe, expect, it } from 'vitest';

import { labelOf, readChoice, yesNoUnsure } from '../steps/choices.ts';
import { scale } from '../session/reflections.ts';

import { audiences, verdicts } from './choices.ts';

describe('an answer to a question with options', () => {
  it.each([
    ['3', '3'],
    ['(3)', '3'],
    [' 3. ', '3'],
    ['3 – high school', '3'],
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
    ['high school students', '3'],
    ['I write for high-school kids (16 years old)', '3'],
    ['pupils of a high school (16)', '3'],
    ['junior high school kids', '2'],
    ['middle schoolers', '2'],
    ['the elementary pupils of our town', '1'],
    ['curious adults', '4'],
    ['תלמידי תיכון', '3'],
    ['לתלמידות בתיכון', '3'],
    ['תלמידי חטיבת הביניים', '2'],
    ['ילדי בית הספר היסודי', '1'],
    ['הקהל המעורב, בעיקר מבוגרים', '4'],
  ])('%j holds choice %s among other words', (answer, value) => {
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
    'not high school',
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
    ['I don’t know', 'Not sure'],
    ['כן', 'Yes'],
    ['לא', 'No'],
    ['לא בטוחה', 'Not sure'],
    ['2', 'No'],
  ])('%j to a question of yes or no is %s', (answer, value) => {
    expect(readChoice(yesNoUnsure, answer)).toBe(value);
  });

  it.each([
    ['Neither, I prefer the short one', '3'],
    ['The revised one, because it is clear.', '2'],
    ['אף אחד, הקצר טוב יותר', '3'],
  ])('%j says first which and then why: %s', (answer, value) => {
    expect(readChoice(verdicts, answer)).toBe(value);
  });

  it.each([
    ['the last one', '2'],
    ['The revised version', '2'],
    ['second', '2'],
    ['The original text.', '1'],
    ['האחרונה', '2'],
    ['הטקסט המתוקן', '2'],
  ])('%j is a word of the option itself: %s', (answer, value) => {
    expect(readChoice(verdicts, answer)).toBe(value);
  });

  it.each([
    ['the last one', '4'],
    ['The second.', '2'],
    ['third option', '3'],
    ['האחרונה', '4'],
    ['האפשרות השנייה', '2'],
  ])('%j names choice %s by its place', (answer, value) => {
    expect(readChoice(audiences, answer)).toBe(value);
  });

  it.each(['the last part is unclear', 'the text', 'second thoughts'])(
    '%j names no place',
    (answer) => {
      expect(readChoice(verdicts, answer)).toBeNull();
    },
  );

  it('may be a word of the scale', () => {
    expect(readChoice(scale, 'very much')).toBe('5');
    expect(readChoice(scale, 'בכלל לא')).toBe('1');
  });

  it('is shown by its text in the language of the reader', () => {
    expect(labelOf(audiences, '3', 'he')).toBe('תיכון');
    expect(labelOf(audiences, 'something else', 'en')).toBe('something else');
  });
});
