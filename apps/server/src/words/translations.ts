import type { InLanguages } from '@vernacular/exercises';

import type { Emails } from './email-types.ts';
import { words as en } from './en/index.ts';
import { words as he } from './he/index.ts';

export interface GaugeTexts {
  readonly one: string;
  readonly many: string;
  readonly ofCount: (figure: string, unit: string) => string;
  readonly ofShare: (figure: string, isTooMuch: boolean) => string;
}

/** All that the server says by itself in one language of the site. */
export interface ServerWords {
  readonly emails: Emails;
  readonly gauge: GaugeTexts;
  readonly restart: Readonly<Record<'title' | 'what' | 'again', string>>;
  readonly consent: {
    readonly siteTerms: string;
    readonly questionsTo: string;
    /** Of studies without a text of their own. */
    readonly common: string;
  };
}

// The languages of the site. To add one, copy the folder `en`, translate it, and name it here.
export const words: InLanguages<ServerWords> = { en, he };
