// Written by `npm run languages`.

import * as en from './clause-starts/en.ts';
import * as he from './clause-starts/he.ts';

export const clauseStarts = { en: en.clauseStarts, he: he.clauseStarts };
