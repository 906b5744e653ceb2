// Written by `npm run languages`.

import enMessages from './en/messages.json' with { type: 'json' };
import heMessages from './he/messages.json' with { type: 'json' };
import enWordLists from './en/word-lists.json' with { type: 'json' };
import heWordLists from './he/word-lists.json' with { type: 'json' };

export const messages = { en: enMessages, he: heMessages };

export const wordLists = { en: enWordLists, he: heWordLists };
