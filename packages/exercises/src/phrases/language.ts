/**
 * Site languages, each named in itself. To add one, add a line here: each missing text then fails to compile or fails
 * a test that names it.
 */
export const siteLanguages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'he', name: 'עברית', direction: 'rtl' },
] as const;

/** The code of a language of the site. */
export type ConversationLanguage = (typeof siteLanguages)[number]['code'];

/** Something in each language of the site. */
export type InLanguages<Value> = Readonly<Record<ConversationLanguage, Value>>;

/** The codes of the languages of the site. */
export const conversationLanguages = siteLanguages.map(({ code }) => code);

/** The site's language for a code such as `he-IL`, or `iw` as Java calls Hebrew; English if none matches. */
export function readConversationLanguage(value: unknown): ConversationLanguage {
  const [primary = ''] = typeof value === 'string' ? value.toLowerCase().split('-') : [];
  const code = primary === 'iw' ? 'he' : primary;
  return conversationLanguages.find((language) => language === code) ?? 'en';
}
