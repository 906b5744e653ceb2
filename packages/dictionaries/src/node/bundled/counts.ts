// Written by `npm run languages`.

import * as en from './counts/en.ts';
import * as he from './counts/he.ts';

export const counts = { en: en.wordCounts, he: he.wordCounts };
