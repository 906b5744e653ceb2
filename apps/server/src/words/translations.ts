// Written by `npm run languages`.

import * as en from './en/index.ts';
import * as he from './he/index.ts';

export const words = { en: en.words, he: he.words };
