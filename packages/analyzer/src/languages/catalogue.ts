import type { LanguageCode } from './language-codes.ts';
import type { Language } from './language.ts';
import { languages } from './list.ts';

export const languageOf = (code: LanguageCode): Language => languages[code];
