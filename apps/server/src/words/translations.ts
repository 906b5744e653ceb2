import type { InLanguages } from '@vernacular/exercises';

import { words as en } from './en/index.ts';
import { words as he } from './he/index.ts';

/** All that the server says by itself in one language of the site; the folder `en` names its parts. */
export type ServerWords = typeof en;

export type EmailKind = keyof ServerWords['emails'];

// The languages of the site. To add one, copy the folder `en`, translate it, and name it here.
export const words: InLanguages<ServerWords> = { en, he };
