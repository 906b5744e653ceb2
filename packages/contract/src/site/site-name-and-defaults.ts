import type { ConversationLanguage, InLanguages } from '@vernacular/exercises';

/** Name of a site: one for all languages, or one for each. */
export type SiteName = string | InLanguages<string>;

export const nameIn = (name: SiteName, language: ConversationLanguage): string =>
  typeof name === 'string' ? name : name[language];

/** The names of a site in all languages; a single one if all share it. */
export const namesOf = (name: SiteName): readonly string[] =>
  typeof name === 'string' ? [name] : Object.values(name);

/** Placeholder for the site’s name in a page that is rendered at build time; the server fills in the name. */
export const namePlace = (language: string): string => `__SITE_NAME:${language}__`;

/**
 * The description of a site that its operator has not configured. Not beside the schemas, so that a browser needs no
 * schema library to read it.
 */
export const defaultSite = {
  name: 'Vernacular',
  contacts: [],
  logos: [],
  developers: [],
  news: [],
  citation: {
    text: 'Rakedzon T, Segev E, Chapnik N, Yosef R, Baram-Tsabari A (2017) Automatic jargon identifier for scientists engaging with the public and science communication educators. PLoS ONE 12(8): e0181742.',
    link: 'https://doi.org/10.1371/journal.pone.0181742',
  },
};
