import type { Choice } from '../steps/choices.ts';

export const audiences: readonly Choice[] = [
  {
    value: '1',
    label: { en: 'Elementary school', he: 'בית ספר יסודי' },
    words: ['elementary', 'primary school', 'primary', 'יסודי'],
  },
  {
    value: '2',
    label: { en: 'Junior high school', he: 'חטיבת ביניים' },
    words: ['junior high', 'middle school', 'חטיבה', 'חטיבת הביניים'],
  },
  {
    value: '3',
    label: { en: 'High school', he: 'תיכון' },
    words: ['highschool', 'secondary school', 'בית ספר תיכון'],
  },
  {
    value: '4',
    label: { en: 'Mixed adults', he: 'מבוגרים, קהל מעורב' },
    words: [
      'adults',
      'mixed',
      'mixed adult audience',
      'מבוגרים',
      'מבוגרים מעורבים',
      'קהל מעורב',
      'מעורב',
    ],
  },
];

export const verdicts: readonly Choice[] = [
  {
    value: '1',
    label: { en: 'The original', he: 'המקורי' },
    words: ['original', 'first', 'the first', 'הראשון', 'הראשונה', 'מקורי'],
  },
  {
    value: '2',
    label: { en: 'The revised one', he: 'המתוקן' },
    words: [
      'revised',
      'the revised',
      'last',
      'the second',
      'second',
      'האחרון',
      'האחרונה',
      'השני',
      'השנייה',
      'מתוקן',
    ],
  },
  { value: '3', label: { en: 'Neither', he: 'אף אחד' }, words: ['none', 'אף אחד מהם'] },
  { value: '4', label: { en: 'Both', he: 'שניהם' }, words: ['both of them', 'equal', 'שווים'] },
];
