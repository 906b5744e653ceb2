import type { Choice } from '../steps/choices.ts';

export const verdicts: readonly Choice[] = [
  {
    value: '1',
    label: { en: 'The original', he: 'המקורי' },
    words: ['original', 'the first', 'first', 'מקורי', 'הראשון', 'הראשונה'],
  },
  {
    value: '2',
    label: { en: 'The final one', he: 'הסופי' },
    words: [
      'final',
      'the final',
      'last',
      'the last',
      'second',
      'the second',
      'סופי',
      'האחרון',
      'האחרונה',
    ],
  },
  {
    value: '3',
    label: { en: 'They are equal', he: 'הם שווים' },
    words: ['equal', 'the same', 'both', 'שווים', 'שניהם'],
  },
];
