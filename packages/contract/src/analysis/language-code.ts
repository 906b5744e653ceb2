import { type LanguageCode, languages } from '@vernacular/analyzer';
import { z } from 'zod';

export const languageCode = z.enum(Object.keys(languages) as [LanguageCode, ...LanguageCode[]]);
