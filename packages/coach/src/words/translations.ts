import type { InEveryLanguage } from '@vernacular/analyzer';
import type { InLanguages } from '@vernacular/exercises';

import * as en from './en/index.ts';
import * as he from './he/index.ts';

/** Every sentence that the local coach can say. Each states what was computed and quotes the writer’s words. */
export type Messages = InEveryLanguage<typeof en.messages>;

type WordLists = InEveryLanguage<typeof en.wordLists>;

// The languages of the site. To add one, copy the folder `en`, translate it, and name it in each list.

export const messages: InLanguages<Messages> = { en: en.messages, he: he.messages };

export const wordLists: InLanguages<WordLists> = { en: en.wordLists, he: he.wordLists };
