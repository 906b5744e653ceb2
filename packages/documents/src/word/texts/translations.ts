// Written by `npm run languages`.

import * as en from './en.ts';
import * as he from './he.ts';

export const documentTexts = { en: en.texts, he: he.texts };
