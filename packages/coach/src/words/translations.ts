import type { InEveryLanguage } from '@vernacular/analyzer';
import type { InLanguages } from '@vernacular/exercises';

import enMessages from './en/messages.json' with { type: 'json' };
import enWordLists from './en/word-lists.json' with { type: 'json' };
import heMessages from './he/messages.json' with { type: 'json' };
import heWordLists from './he/word-lists.json' with { type: 'json' };

/** Every sentence that the local coach can say. Each states what was computed and quotes the writer’s words. */
export type Messages = InEveryLanguage<typeof enMessages>;

type WordLists = InEveryLanguage<typeof enWordLists>;

// The languages of the site. To add one, copy the folder `en`, translate it, and name it in each list.

export const messages: InLanguages<Messages> = { en: enMessages, he: heMessages };

export const wordLists: InLanguages<WordLists> = { en: enWordLists, he: heWordLists };
