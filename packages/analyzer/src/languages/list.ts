// Written by `npm run languages`.

import * as en from './en.ts';
import * as he from './he.ts';

export const languages = { en: en.language, he: he.language };
