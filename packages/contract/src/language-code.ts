import { type LanguageCode, languages } from '@vernacular/analyzer';
import { z } from 'zod';

/** A language that texts can be graded in. */
export const languageCode = z.enum(Object.keys(languages) as [LanguageCode, ...LanguageCode[]]);
