import { expect, it } from 'vitest';

import { askedIn } from './asked.ts';

it.each([
  ['what is a claim?', 'A claim is'],
  ['What do you mean by evidence?', 'Evidence is'],
  ['what is a stakeholder', 'A stakeholder is'],
  ['Sorry, what does “pathos” mean?', 'Pathos speaks'],
  ['Can you explain what jargon is?', 'Jargon are'],
  ['I don’t understand what ethos means', 'Ethos is'],
  ['what’s an ethical issue exactly?', 'An ethical issue'],
  ['coherence?', 'A text is coherent'],
  ['what are key ideas', 'A key idea'],
  ['מה זה טענה?', 'טענה היא'],
  ["מה זה ז'רגון?", 'ז׳רגון הוא'],
  ['מהי ראיה?', 'ראיה היא'],
  ['סליחה, מה הכוונה בבעלי עניין?', 'בעל עניין'],
  ['אני לא מבין מה זה פתוס', 'פתוס פונה'],
])('%s is told', (question, beginning) =>
  expect(askedIn(question)).toMatchObject({
    kind: 'term',
    text: expect.stringContaining(beginning) as string,
  }),
);

it.each([
  'can I see an example?',
  'Could you give me an example please',
  'for example?',
  'how do I do this?',
  'what should I write here?',
  'אפשר דוגמה?',
  'תנו לי דוגמה בבקשה',
  'איך כותבים את זה?',
])('%s asks for an example', (question) => expect(askedIn(question)).toEqual({ kind: 'example' }));

it.each([
  ['How long should it be?', 'length'],
  ['how many words?', 'length'],
  ['How many words should I write?', 'length'],
  ['is there a word limit?', 'length'],
  ['כמה מילים צריך לכתוב?', 'length'],
  ['מה האורך?', 'length'],
  ['Is that enough?', 'enough'],
  ['is this too short?', 'enough'],
  ['זה מספיק?', 'enough'],
  ['Can I use my abstract?', 'own-text'],
  ['can I just paste the abstract of my paper?', 'own-text'],
  ['אפשר להשתמש בתקציר שלי?', 'own-text'],
])('%s is about the task: %s', (question, kind) => expect(askedIn(question)).toEqual({ kind }));

it.each([
  ['What counts as evidence?', 'Evidence is'],
  ['מה נחשב לראיה?', 'ראיה היא'],
])('%s is told', (question, beginning) =>
  expect(askedIn(question)).toMatchObject({ text: expect.stringContaining(beginning) as string }),
);

it.each([
  'How long do bees live?',
  'Is this enough to feed a town?',
  'Can I use my phone in class without harming sleep?',
  'What is the best way to bring bees home?',
  'What I claim is that hedges help.',
  'Evidence is missing for this.',
  'health',
  'claim',
  'Do hedges bring bees home?',
  'למה דבורים חוזרות הביתה?',
  'מה זה אומר על האזור כולו?',
])('%s asks the coach nothing', (answer) => expect(askedIn(answer)).toBeNull());
