/** The languages the site speaks, each under its own name. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'he', name: 'עברית', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number]['code'];

/** The site's language nearest to a code such as `he-IL` or the older `iw`; English when there is none. */
export function nearestLanguage(code: string): Language {
  const [primary = ''] = code.toLowerCase().split('-');
  const current = primary === 'iw' ? 'he' : primary;
  return languages.find((language) => language.code === current)?.code ?? 'en';
}

/** Whether a language is written from the left or from the right. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return languages.find((language) => language.code === nearestLanguage(code))!.direction;
}
