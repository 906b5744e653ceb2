// Written by `npm run languages`.

import * as en from './dictionaries/en.ts';
import * as he from './dictionaries/he.ts';

export const dictionaries = { en: en.dictionaries, he: he.dictionaries };
