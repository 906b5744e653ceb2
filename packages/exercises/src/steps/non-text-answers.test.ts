import { expect, it } from 'vitest';

import { phrases } from '../words/words.ts';
import { isInsult, isWishToGoBack, objectionToNonText } from './non-text-answers.ts';

const say = phrases.en.noText;
const about = (text: string, isForeign = false) =>
  objectionToNonText(text, { question: 'What do you study?', fewest: 3, isForeign }, say);

it.each([
  ['🙂', 'noWords'],
  ['x', 'noWords'],
  ['12 345', 'noWords'],
  ['What do you  study?', 'ownQuestion'],
  ['you idiot!', 'insult'],
  ['לכו לעזאזל', 'insult'],
  ['two words', 'fewWords'],
] as const)('%j is told from a text: %s', (text, why) => {
  expect(about(text)).toBe(say[why]);
});

it.each([
  'We study bees.',
  // Fewer words than tell a language.
  'Wir untersuchen Bienen',
  '',
])('%j is read as it stands', (text) => {
  expect(about(text, true)).toBe(null);
});

it('tells a text in a third language', () => {
  expect(about('Wir untersuchen, wie Bienen nach Hause finden.', true)).toBe(say.foreign);
});

it('lets a plain no stand where one word is enough', () => {
  const asked = { question: 'Anything to add?', fewest: 1, isForeign: false };
  expect(objectionToNonText('No', asked, say)).toBe(null);
  expect(objectionToNonText('לא', asked, say)).toBe(null);
});

it.each(['fuck you', 'WTF', 'You’re so stupid', 'מטומטמים', 'אתם ממש אידיוטים'])(
  '%j is an insult alone',
  (text) => {
    expect(isInsult(text)).toBe(true);
  },
);

it.each([
  'the and of',
  'you',
  'What the coach is',
  'A stupid mistake of ours ruined the sample',
  'את זה',
])('%j is none', (text) => {
  expect(isInsult(text)).toBe(false);
});

it.each([
  'go back, I meant mixed adults',
  'Can I go back?',
  'Sorry, I want to change my last answer',
  'back',
  'אפשר לחזור אחורה?',
  'סליחה, לשנות את התשובה הקודמת',
])('%j asks to change an earlier answer', (text) => {
  expect(isWishToGoBack(text)).toBe(true);
});

it.each([
  'We go back to the nest each night.',
  'Go back ten years, and no bee was ever tagged: we had to guess where each of them went and why it came home at all.',
  'Background noise disturbs whales.',
  'Backing up data costs time.',
  'חזרתי לקן',
])('%j is an answer', (text) => {
  expect(isWishToGoBack(text)).toBe(false);
});
