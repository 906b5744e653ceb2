import type { Introduction } from '../exercise/introduction.ts';
import type { InLanguages } from '../phrases/language.ts';

export const introduction: InLanguages<Introduction> = {
  en: {
    task: 'Critical Thinking',
    name: 'Critical Thinking Coach',
    card: 'Look again at what you claim, what supports it, and what you take for granted.',
    title: 'Critical Thinking Coach',
    lead: 'Bring a summary of your argument or study. Up to five questions look at the reasoning, and you revise after each.',
  },
  he: {
    task: 'חשיבה ביקורתית',
    name: 'מאמן החשיבה הביקורתית',
    card: 'בחנו שוב מה אתם טוענים, מה תומך בזה ומה נראה לכם מובן מאליו.',
    title: 'מאמן חשיבה ביקורתית',
    lead: 'הביאו תקציר של הטיעון או המחקר שלכם. עד חמש שאלות יבדקו את ההנמקה, ואחרי כל אחת תתקנו.',
  },
};
