import { conversationLanguages, inLanguages, type InLanguages } from '@vernacular/exercises';
import { z } from 'zod';

export const siteLanguage = z.enum(conversationLanguages);

/** An object with one such value for each language of the site. */
export const inSiteLanguages = <Schema extends z.ZodType>(
  schema: Schema,
): z.ZodObject<InLanguages<Schema>> => z.object(inLanguages(() => schema));
