import type { Introduction } from '../exercise/introduction.ts';
import type { InLanguages } from '../phrases/language.ts';

export const introduction: InLanguages<Introduction> = {
  en: {
    task: 'Ethics',
    name: 'Ethics',
    card: 'Write about the people your research touches, and about what you owe them.',
    title: 'Ethics in research',
    lead: 'Write about an ethical question in your own research, so that others can think it through with you.',
    more: 'A good ethical text says what the research is for, who may be helped or harmed, what could be done instead, and what you decided. You will write it three times.',
  },
  he: {
    task: 'אתיקה',
    name: 'אתיקה',
    card: 'כתבו על האנשים שהמחקר שלכם נוגע בהם, ועל מה שאתם חבים להם.',
    title: 'אתיקה במחקר',
    lead: 'כתבו על שאלה אתית במחקר שלכם, כך שגם אחרים יוכלו לחשוב עליה.',
    more: 'טקסט אתי טוב אומר לשם מה המחקר, מי עלול להיפגע ומי ירוויח, מה עוד אפשר לעשות, ומה החלטתם. תכתבו אותו שלוש פעמים.',
  },
};
