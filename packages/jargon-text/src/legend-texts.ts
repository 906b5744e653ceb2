// Written by `npm run languages`.

import * as en from './legend-texts/en.ts';
import * as he from './legend-texts/he.ts';

export const legendTexts = { en: en.legendTexts, he: he.legendTexts };
