import { languageCodes } from '@vernacular/analyzer';
import { z } from 'zod';

export const languageCode = z.enum(languageCodes);
