import type { Introduction } from '../exercise/introduction.ts';
import type { InLanguages } from '../phrases/language.ts';

export const introduction: InLanguages<Introduction> = {
  en: {
    task: 'Coherence',
    name: 'Coherence Coach',
    card: 'Lead your readers from one idea to the next, and never lose them on the way.',
    title: 'Coherence Coach',
    lead: 'Bring a text of 150 to 500 words. Up to five questions look at how its ideas hang together, and you revise after each.',
  },
  he: {
    task: 'קוהרנטיות',
    name: 'מאמן הקוהרנטיות',
    card: 'הובילו את הקוראים מרעיון לרעיון בלי לאבד אותם בדרך.',
    title: 'מאמן הקוהרנטיות',
    lead: 'הביאו טקסט של 150 עד 500 מילים. עד חמש שאלות יבדקו איך הרעיונות נקשרים זה לזה, ואחרי כל אחת תתקנו.',
  },
};
