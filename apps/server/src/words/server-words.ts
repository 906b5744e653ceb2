import type { InLanguages } from '@vernacular/exercises';

import type { words as english } from './en/index.ts';
import * as translations from './translations.ts';

/** All that the server says by itself in one language of the site; the folder `en` names its parts. */
export type ServerWords = typeof english;

export type EmailKind = keyof ServerWords['emails'];

export const words: InLanguages<ServerWords> = translations.words;
