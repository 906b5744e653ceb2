/** The launcher's name by language subtag, before a translation has loaded: `open` in each file of `locale`. */
export const launcherNames: Readonly<Record<string, string>> = {
  en: 'Open Accessibility Menu',
  he: 'פתיחת תפריט הנגישות',
  ru: 'Открыть меню доступности',
  zh: '打开无障碍菜单',
  es: 'Abrir el menú de accesibilidad',
  ar: 'فتح قائمة إمكانية الوصول',
  bn: 'প্রবেশগম্যতা মেনু খুলুন',
  hi: 'सुगम्यता मेनू खोलें',
  pt: 'Abrir o menu de acessibilidade',
  ja: 'アクセシビリティメニューを開く',
  de: 'Menü zur Barrierefreiheit öffnen',
  wuu: '打开无障碍菜单',
  ko: '접근성 메뉴 열기',
  fr: 'Ouvrir le menu d’accessibilité',
  tr: 'Erişilebilirlik menüsünü aç',
  vi: 'Mở trình đơn trợ năng',
  te: 'సౌలభ్య మెనూ తెరవండి',
  mr: 'सुलभता मेनू उघडा',
  ta: 'அணுகல்தன்மை பட்டியைத் திற',
  it: 'Apri il menu di accessibilità',
  ur: 'رسائی مینو کھولیں',
  gu: 'સુલભતા મેનૂ ખોલો',
  pl: 'Otwórz menu dostępności',
  uk: 'Відкрити меню доступності',
  fa: 'باز کردن فهرست دسترس‌پذیری',
  ml: 'പ്രാപ്യത മെനു തുറക്കുക',
  kn: 'ಸುಲಭ ಬಳಕೆಯ ಮೆನು ತೆರೆಯಿರಿ',
  or: 'ସୁଗମତା ମେନୁ ଖୋଲନ୍ତୁ',
  ro: 'Deschide meniul de accesibilitate',
  az: 'Əlçatanlıq menyusunu aç',
  ha: 'Buɗe menu na sauƙin amfani',
  my: 'အသုံးပြုရလွယ်ကူမှု မီနူးကို ဖွင့်ပါ',
  sr: 'Otvori izbornik pristupačnosti',
  th: 'เปิดเมนูการช่วยการเข้าถึง',
  nl: 'Toegankelijkheidsmenu openen',
  yo: 'Ṣí àkójọ ìrọ̀rùn ìlò',
  sd: 'رسائي مينيو کوليو',
};

/** Returns the launcher's name and its language: the first of `languages` that the menu has, else English. */
export function launcherName(
  languages: readonly (string | null | undefined)[],
): readonly [name: string, lang: string] {
  const bases = languages.map((code) => code?.toLowerCase().split(/[-_]/u)[0] ?? '');
  const lang = bases.find((base) => Object.hasOwn(launcherNames, base)) ?? 'en';
  return [launcherNames[lang]!, lang];
}
