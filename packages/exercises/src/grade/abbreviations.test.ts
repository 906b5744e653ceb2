import { expect, it } from 'vitest';

import { abbreviationsIn, isAbbreviation } from './abbreviations.ts';

it.each(['cART', 'CD4', 'CT', 'MRI', 'HbA1c', 'mRNA', 'SNPs', 'IL6'])('%s is one', (word) =>
  expect(isAbbreviation(word)).toBe(true),
);

it.each(['cart', 'Cart', 'I', 'A', 'McDonald', 'YouTube', 'PubMed', '620', '4th', 'Oslo'])(
  '%s is none',
  (word) => expect(isAbbreviation(word)).toBe(false),
);

it('reads “PM2.5” whole, and as explained where its name stands before it', () => {
  expect(abbreviationsIn('We counted PM2.5 near the school. It was high.')).toEqual(['PM2.5']);
  expect(abbreviationsIn('We counted fine dust (PM2.5) near the school for a week.')).toEqual([]);
  expect(abbreviationsIn('Near the school we saw CD4. 2 pupils left.')).toEqual(['CD4']);
});

it('names those that a text leaves unexplained, each once', () => {
  expect(
    abbreviationsIn(
      'People on cART had more CD4 cells than people without cART. Magnetic resonance imaging (MRI) and a CT scan were made in the UK for SARS-CoV-2 after a month of care.',
    ),
  ).toEqual(['cART', 'CD4', 'CT']);
  expect(abbreviationsIn('LIGHT CURES EVERY BAD MOOD')).toEqual([]);
});

it.each([
  'We studied PET, the plastic of bottles, in the sea.',
  'In PET, the plastic of bottles, bacteria live for years.',
  'We found PET – the plastic of bottles – in every sample of water.',
  'We use CRISPR, a tool that cuts genes where we want.',
  'We use CRISPR, which is a tool that cuts genes where we want.',
  'We use CRISPR (a tool that cuts genes) in young plants of rice.',
  'The tool (CRISPR, for short) cuts genes where we want it to.',
  'PCR stands for polymerase chain reaction, and it copies genes many times.',
  'מצאנו PET, הפלסטיק של בקבוקים, בכל דגימה של מים.',
  'השתמשנו ב־CRISPR, כלי שחותך גנים, ואז שוב CRISPR בצמחים.',
  'השתמשנו בשיטה CRISPR, כלי לחיתוך גנים, בצמחים צעירים.',
  'מצאנו PET (הפלסטיק של בקבוקים) בכל דגימה של מים.',
])('what follows explains it: %s', (text) => expect(abbreviationsIn(text)).toEqual([]));

it.each([
  ['After the CT, the patients went home and slept.', ['CT']],
  ['They had an MRI, a blood test and a night of sleep.', ['MRI']],
  ['They had the MRI, the blood test and the night of sleep.', ['MRI']],
  ['We measured the CT, a day after the cut, in cART (2019).', ['CT', 'cART']],
  ['We used CRISPR in rice, a plant that feeds half the world.', ['CRISPR']],
  ['אחרי CT, החולים של המחלקה חזרו הביתה בשקט.', ['CT']],
])('%s leaves %j unexplained', (text, unexplained) =>
  expect(abbreviationsIn(text)).toEqual(unexplained),
);
