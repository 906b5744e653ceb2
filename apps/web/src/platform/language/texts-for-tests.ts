import { i18n, loadTexts, startI18n } from './i18n.ts';
import type { Language } from './languages.ts';

/** Has the texts of some files ready, so that a part of a screen can be rendered by itself. */
export async function openTexts(language: Language, ...namespaces: string[]): Promise<void> {
  if (i18n.isInitialized) await i18n.changeLanguage(language);
  else await startI18n(language);
  await loadTexts(...namespaces);
}
