// Written by `npm run languages`.

import * as en from './en/patterns.ts';
import * as he from './he/patterns.ts';

export const patterns = { en: en.patterns, he: he.patterns };

export const factPatterns = { en: en.factPatterns, he: he.factPatterns };
