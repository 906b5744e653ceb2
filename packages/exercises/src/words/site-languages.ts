// Apart from the sentences, which most pages do not load.
import { languages } from './languages.ts';

export type ConversationLanguage = keyof typeof languages;

/** One value for each language of the site. */
export type InLanguages<Value> = Readonly<Record<ConversationLanguage, Value>>;

export const conversationLanguages = Object.keys(languages) as readonly ConversationLanguage[];

export interface SiteLanguage {
  readonly code: ConversationLanguage;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the site, each with its code, its name in that language and its writing direction. */
export const siteLanguages = conversationLanguages.map((code) => {
  const { name, direction } = languages[code];
  return { code, name, direction };
}) as unknown as readonly [SiteLanguage, ...SiteLanguage[]];

/** Calls `valueOf` for each language of the site: `{ en: …, he: … }`. */
export const inLanguages = <Value>(
  valueOf: (language: ConversationLanguage) => Value,
): InLanguages<Value> =>
  Object.fromEntries(
    conversationLanguages.map((language) => [language, valueOf(language)]),
  ) as InLanguages<Value>;

/** The site's language for a code such as `he-IL`, or `iw` as Java calls Hebrew; English if none matches. */
export function readConversationLanguage(value: unknown): ConversationLanguage {
  const [primary = ''] = typeof value === 'string' ? value.toLowerCase().split('-') : [];
  const code = primary === 'iw' ? 'he' : primary;
  return conversationLanguages.find((language) => language === code) ?? 'en';
}
