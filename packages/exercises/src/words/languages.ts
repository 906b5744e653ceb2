// Written by `npm run languages`.

import enLanguages from './en/language.json' with { type: 'json' };
import heLanguages from './he/language.json' with { type: 'json' };

export const languages = { en: enLanguages, he: heLanguages };
