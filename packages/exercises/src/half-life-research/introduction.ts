import type { Introduction } from '../exercise/introduction.ts';
import type { InLanguages } from '../phrases/language.ts';

export const introduction: InLanguages<Introduction> = {
  en: {
    task: 'Half Life, research variant',
    name: 'Half Life, research variant',
    card: 'Tell your work to one reader, in fewer words from question to question.',
    title: 'Half Life Writing Exercise',
    lead: 'Bring about 120 words on your work, for one reader. Up to five questions look at what this reader takes away, and you write it again after each.',
  },
  he: {
    task: 'מחצית החיים, גרסת מחקר',
    name: 'מחצית החיים, גרסת מחקר',
    card: 'ספרו על עבודתכם לקורא אחד, בפחות מילים משאלה לשאלה.',
    title: 'תרגיל כתיבה: מחצית החיים',
    lead: 'הביאו כ־120 מילים על עבודתכם, בשביל קורא אחד. עד חמש שאלות יבדקו מה הקורא הזה ייקח איתו, ואחרי כל אחת תכתבו מחדש.',
  },
};
