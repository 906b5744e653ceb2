// Written by `npm run languages`.

import * as en from './en/index.ts';
import * as he from './he/index.ts';

export const sentences = { en: en.sentences, he: he.sentences };

export const checks = { en: en.checks, he: he.checks };

export const helps = { en: en.help, he: he.help };

export const distress = { en: en.distress, he: he.distress };
