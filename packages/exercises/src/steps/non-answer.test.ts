import { describe, expect, it } from 'vitest';

import { isGoingOn } from './going-on.ts';
import { nonAnswer } from './non-answer.ts';

describe('who refuses', () => {
  it.each([
    'I don’t want to use emotions, facts are enough.',
    "I don't want to use emotions to persuade anybody",
    'we do not want to answer that',
    'I refuse',
    'No. I won’t write that.',
    'I would rather not',
    'no thanks',
    'whatever',
    'I have nothing to say.',
    'אני לא רוצה להשתמש ברגשות',
    'לא בא לי',
    'אין לי כוח לזה',
    'לא תודה',
    'I don’t know, I don’t want to answer this one',
    'I already told you, no.',
    'I don’t want to cut it, everything is important.',
    'I don’t like to show off, can I skip this?',
    'אני לא אוהבת להשוויץ, אפשר לדלג?',
    'למה אתם שואלים אותי את זה? לא מתאים לי.',
    'No, I’ve already said that I don’t want to.',
    'no!!!',
    'No no no!',
    'לא, כבר אמרתי',
    'כבר אמרתי לכם שלא!',
    'I already wrote this at the start.',
    'כבר כתבתי את זה בהתחלה.',
  ])('%s', (answer) => expect(nonAnswer(answer)).toBe('refuses'));

  it.each([
    'I already told the pupils that they may refuse.',
    'I already did this experiment with forty mice.',
    'No',
    'No teacher was asked.',
    'כבר אמרתי לתלמידים שמותר לסרב.',
  ])('%s is an answer', (answer) => expect(nonAnswer(answer)).toBeNull());
});

describe('who objects', () => {
  it.each([
    'I don’t agree with this question',
    'I disagree with the whole exercise.',
    'why should I?',
    'Why do I have to write this again?',
    'what is the point of this',
    'This is stupid.',
    'I don’t think there is any ethical issue in my research.',
    'There are no ethical problems here',
    'אין במחקר שלי שום בעיה אתית',
    'this question is a waste of time',
    'I think that this exercise is pointless',
    'I don’t see the point.',
    'אני לא מסכים עם השאלה',
    'למה אני צריכה לכתוב את זה שוב',
    'מה הטעם',
    'זה מיותר',
  ])('%s', (answer) => expect(nonAnswer(answer)).toBe('objects'));
});

it.each([
  'no idea',
  'I have no clue',
  'לא יודעת',
  'לא יודע, אולי כסף? מה הם בדרך כלל רוצים?',
  'I don’t know, maybe money?',
])('%s does not know', (answer) => expect(nonAnswer(answer)).toBe('not-sure'));

describe('who answers', () => {
  it.each([
    'I do not agree with the critics who say that forty pupils are too few.',
    'We do not want patients to wait for a year.',
    'We did not want to ask for consent at first. Now we ask each family.',
    'We don’t want to lose another harvest.',
    'We won’t have water in ten years without this dam.',
    'Nothing grows on this soil without water.',
    'Why do bees find home after a storm? We followed 214 of them.',
    'Why do we age? Our cells copy themselves, and each copy holds a new fault.',
    'The question is whether old bees know more landmarks.',
    'This is why the town should plant hedges.',
    'I don’t think that forty pupils are enough.',
    'No child should learn in a noisy room.',
    'אנחנו לא רוצים לאבד עוד יבול.',
    'Patients refuse to take the drug, and we asked why.',
    'health',
    'safe water for children',
    'לא לפחד מרופאים',
    'אני לא מסכים עם מי שטוען שארבעים תלמידים הם מעט.',
    'למה דבורים חוזרות הביתה? עקבנו אחריהן.',
  ])('%s', (answer) => expect(nonAnswer(answer)).toBeNull());
});

it.each(['next', 'Skip this', 'go on without', 'please continue', 'הלאה', 'אפשר לדלג'])(
  '%s goes on without',
  (answer) => expect(isGoingOn(answer)).toBe(true),
);

it.each(['next year we test it', 'passers-by', 'המשיכו לשתות מים'])('%s does not', (answer) =>
  expect(isGoingOn(answer)).toBe(false),
);
