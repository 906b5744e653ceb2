import type { Introduction } from '../exercise/introduction.ts';
import type { InLanguages } from '../phrases/language.ts';

export const introduction: InLanguages<Introduction> = {
  en: {
    task: 'Half Life',
    name: 'Half Life',
    card: 'Tell your work in 120 words, then 60, then 30. What survives is your message.',
    title: 'Half Life Writing Exercise',
    lead: 'Say your work in 120 words, then in 60, then in 30. What is still there is your message.',
  },
  he: {
    task: 'מחצית החיים',
    name: 'מחצית החיים',
    card: 'ספרו על עבודתכם ב־120 מילים, אחר כך ב־60 ואז ב־30. מה שנשאר הוא המסר.',
    title: 'תרגיל כתיבה: מחצית החיים',
    lead: 'תארו את עבודתכם ב־120 מילים, אחר כך ב־60 ואחר כך ב־30. מה שנשאר הוא המסר שלכם.',
  },
};
