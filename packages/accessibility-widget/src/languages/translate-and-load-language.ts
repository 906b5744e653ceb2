import { english, type Dictionary } from './english.ts';
import { languageFor, languages, type MenuLanguage } from './catalogue.ts';
import {
  attempt,
  menuLanguageKey,
  pageLanguageKey,
  type WidgetStorage,
} from '../settings/permitted-storage.ts';

/** Looks up a key such as `content.zoom` and fills its placeholders; `count` chooses the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const pluralForm = (forms: Record<string, unknown>, count: number, language: string) =>
  forms[new Intl.PluralRules([language, 'en']).select(count)] ?? forms['other'];

const find = (
  dictionary: unknown,
  key: string,
  language: string,
  count: string | number | undefined,
): string | null => {
  let place = dictionary;
  for (const part of key.split('.')) {
    if (typeof place !== 'object' || place === null) return null;
    place = (place as Record<string, unknown>)[part];
  }
  if (typeof count === 'number' && typeof place === 'object' && place !== null)
    place = pluralForm(place as Record<string, unknown>, count, language);
  return typeof place === 'string' ? place : null;
};

const inDigitsOf = (language: string, value: string | number) =>
  typeof value === 'string' ? value : new Intl.NumberFormat([language, 'en']).format(value);

/** Translates with the texts of one language. A key that they lack falls back to English, then to the key itself. */
export const translator =
  (dictionary: unknown, language = 'en'): Translate =>
  (key, values = {}) => {
    const sentence =
      find(dictionary, key, language, values['count']) ??
      find(english, key, 'en', values['count']) ??
      key;
    return sentence.replace(/\{(\w+)\}/gu, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : inDigitsOf(language, value);
    });
  };

/**
 * Returns the language in which the menu starts: the first that it has among the visitor's choice, the stored language,
 * the owner's option, the page's language and the browser's; else English. A page that wants the specification's
 * fallback, Hebrew, sets `he`.
 */
export const initialLanguage = (
  chosen: string,
  stored: string | null,
  page: string,
  owners: string | null = null,
  browsers: readonly string[] = [],
): MenuLanguage =>
  [chosen, stored, owners, page, ...browsers]
    .map(languageFor)
    .find((language) => language !== null) ?? languages[0]!;

/** Keeps the menu's language for later tabs, under i18next's key too unless the page itself wrote that one. */
export const keepLanguage = ({ device }: WidgetStorage, code: string): void =>
  void attempt(() => {
    const pages = device?.getItem(pageLanguageKey) ?? null;
    if (pages === null || pages === device?.getItem(menuLanguageKey))
      device?.setItem(pageLanguageKey, code);
    device?.setItem(menuLanguageKey, code);
  });

/**
 * Fetches the texts of one menu language. `folder`: address of the locale files, ending in a slash. Throws if the file
 * is missing or holds no such texts.
 */
export async function loadLanguage(
  { name }: MenuLanguage,
  folder: string,
  fetchFile: typeof fetch = fetch,
): Promise<Dictionary> {
  const file = new URL(`${encodeURIComponent(name)}.json`, folder);
  const reply = await fetchFile(file);
  if (!reply.ok)
    throw new Error(`The translation file of ${name} answered ${reply.status}: ${file}`);
  const dictionary: unknown = await reply.json();
  if (find(dictionary, 'accessibility-menu', 'en', undefined) === null) {
    throw new Error(`The translation file of ${name} is not a dictionary of this menu.`);
  }
  return dictionary as Dictionary;
}
