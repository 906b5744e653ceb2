import type { Choice } from '../steps/choices.ts';

export const audiences: readonly Choice[] = [
  {
    value: '1',
    label: { en: 'Academic audience', he: 'קהל אקדמי' },
    words: ['academic', 'academics', 'scientists', 'אקדמי', 'אקדמיה', 'מדענים'],
  },
  {
    value: '2',
    label: { en: 'General audience', he: 'קהל רחב' },
    words: ['general', 'general public', 'the public', 'lay', 'הציבור', 'הציבור הרחב', 'רחב'],
  },
  {
    value: '3',
    label: { en: 'Investors / grant money', he: 'משקיעים / קרנות מחקר' },
    words: ['investors', 'grant money', 'grants', 'funders', 'משקיעים', 'קרנות', 'קרנות מחקר'],
  },
  {
    value: '4',
    label: { en: 'Government committees', he: 'ועדות ממשלה' },
    words: [
      'government',
      'committees',
      'policymakers',
      'policy makers',
      'ממשלה',
      'ועדות',
      'מקבלי החלטות',
    ],
  },
];

export const verdicts: readonly Choice[] = [
  {
    value: '1',
    label: { en: 'The original', he: 'המקורי' },
    words: ['original', 'the first', 'first', 'מקורי', 'הראשון', 'הראשונה'],
  },
  {
    value: '2',
    label: { en: 'The revised one', he: 'המתוקן' },
    words: [
      'revised',
      'the revised',
      'last',
      'second',
      'מתוקן',
      'האחרון',
      'האחרונה',
      'השני',
      'השנייה',
    ],
  },
  {
    value: '3',
    label: { en: 'They are equal', he: 'הם שווים' },
    words: [
      'equal',
      'equally good',
      'the same',
      'both',
      'neither',
      'שווים',
      'שניהם',
      'אף אחד',
      'אף אחד מהם',
    ],
  },
];
