import { conversationLanguages, inLanguages, type InLanguages } from '@vernacular/exercises';
import { z } from 'zod';

export const siteLanguage = z.enum(conversationLanguages);

/** The schema of an object that has one value of the given schema for each language of the site. */
export const inSiteLanguages = <Schema extends z.ZodType>(
  schema: Schema,
): z.ZodObject<InLanguages<Schema>> => z.object(inLanguages(() => schema));
