import * as en from './en/index.ts';
import * as he from './he/index.ts';

// The languages of the site. To add one, copy the folder `en`, translate it, and name it in each of these lists.
// Whatever imports only some of them does not load the others.

export { languages } from './site-languages.ts';

export const sentences = { en: en.sentences, he: he.sentences };

export const checks = { en: en.checks, he: he.checks };

export const helps = { en: en.help, he: he.help };

export const distress = { en: en.distress, he: he.distress };
