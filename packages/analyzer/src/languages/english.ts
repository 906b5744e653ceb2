import type { Language } from './language.ts';

export const english: Language = { name: 'English', direction: 'ltr' };
