export interface MenuLanguage {
  /** Name in the specification; the file is `/locale/{name}.json`. */
  readonly name: string;
  /** BCP 47. */
  readonly code: string;
  readonly ownName: string;
}

export const languages: readonly MenuLanguage[] = [
  { name: 'English', code: 'en', ownName: 'English' },
  { name: 'Hebrew', code: 'he-IL', ownName: 'עברית' },
  { name: 'Russian', code: 'ru', ownName: 'Русский' },
  { name: 'Mandarin', code: 'zh-Hans', ownName: '简体中文' },
  { name: 'Spanish', code: 'es', ownName: 'Español' },
  { name: 'Arabic', code: 'ar', ownName: 'العربية' },
  { name: 'Bengali', code: 'bn', ownName: 'বাংলা' },
  { name: 'Hindi', code: 'hi', ownName: 'हिन्दी' },
  { name: 'Portuguese', code: 'pt', ownName: 'Português' },
  { name: 'Japanese', code: 'ja', ownName: '日本語' },
  { name: 'German', code: 'de', ownName: 'Deutsch' },
  { name: 'Chinese (Wu)', code: 'wuu', ownName: '吴语（多为普通话）' },
  { name: 'Korean', code: 'ko', ownName: '한국어' },
  { name: 'French', code: 'fr', ownName: 'Français' },
  { name: 'Turkish', code: 'tr', ownName: 'Türkçe' },
  { name: 'Vietnamese', code: 'vi', ownName: 'Tiếng Việt' },
  { name: 'Telugu', code: 'te', ownName: 'తెలుగు' },
  { name: 'Marathi', code: 'mr', ownName: 'मराठी' },
  { name: 'Tamil', code: 'ta', ownName: 'தமிழ்' },
  { name: 'Italian', code: 'it', ownName: 'Italiano' },
  { name: 'Urdu', code: 'ur', ownName: 'اردو' },
  { name: 'Gujarati', code: 'gu', ownName: 'ગુજરાતી' },
  { name: 'Polish', code: 'pl', ownName: 'Polski' },
  { name: 'Ukrainian', code: 'uk', ownName: 'Українська' },
  { name: 'Persian', code: 'fa', ownName: 'فارسی' },
  { name: 'Malayalam', code: 'ml', ownName: 'മലയാളം' },
  { name: 'Kannada', code: 'kn', ownName: 'ಕನ್ನಡ' },
  { name: 'Oriya', code: 'or', ownName: 'ଓଡ଼ିଆ' },
  { name: 'Romanian', code: 'ro', ownName: 'Română' },
  { name: 'Azerbaijani', code: 'az', ownName: 'Azərbaycanca' },
  { name: 'Hausa', code: 'ha', ownName: 'Hausa' },
  { name: 'Burmese', code: 'my', ownName: 'မြန်မာ' },
  { name: 'Serbo-Croatian', code: 'sr-Latn', ownName: 'Srpskohrvatski' },
  { name: 'Thai', code: 'th', ownName: 'ไทย' },
  { name: 'Dutch', code: 'nl', ownName: 'Nederlands' },
  { name: 'Yoruba', code: 'yo', ownName: 'Yorùbá' },
  { name: 'Sindhi', code: 'sd', ownName: 'سنڌي' },
];

/** Our own table, because libraries leave out Sindhi (`sd`). Source of the others: specification, section 9. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'he-IL', 'ur', 'sd']);

export const directionOf = (code: string): 'rtl' | 'ltr' => (rightToLeft.has(code) ? 'rtl' : 'ltr');

/** Whether a language is written in Arabic letters, which are joined: letter spacing would break them apart. */
export const isArabicScript = (code: string): boolean => /^(ar|fa|ur|sd)\b/u.test(code);

const base = (code: string) => code.toLowerCase().split('-')[0];

/** The menu's language for a BCP 47 tag, by its full code or else its first subtag (`de-AT` → German); null if none. */
export const languageFor = (code: string | null): MenuLanguage | null =>
  languages.find((language) => language.code.toLowerCase() === code?.toLowerCase()) ??
  languages.find((language) => code && base(language.code) === base(code)) ??
  null;
