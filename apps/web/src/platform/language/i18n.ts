import { createInstance, type BackendModule, type i18n as I18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { ChunkMissing } from '../browser/fetch-chunk.ts';
import { describeDocument, nearestLanguage } from './languages.ts';
import { siteName } from '../site/site-name.ts';
import { readStored, store } from '../storage/storage.ts';

const languageKey = 'i18nextLng';
/** The key of the accessibility menu's language. Until a site language is chosen, the menu writes the site's key too. */
const menuLanguageKey = 'accessibilik-language';

type Texts = Record<string, unknown>;

const files = import.meta.glob<Record<string, Texts>>('../../locales/*/texts.ts', {
  import: 'default',
});

const lateFiles = import.meta.glob<Texts>(
  '../../locales/*/{ask-readers,checks,development,draft-map,integrations,offline,operator,own-dictionaries,paper,places,reader-results,study,versions,word-card}.json',
  {
    import: 'default',
  },
);

const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void hand(textsOf(language, namespace), done),
};

async function textsOf(language: string, namespace: string): Promise<Texts> {
  const late = lateFiles[`../../locales/${language}/${namespace}.json`];
  if (late) return late();
  const found = (await files[`../../locales/${language}/texts.ts`]?.())?.[`./${namespace}.json`];
  if (!found) throw new Error(`No texts ${namespace} in ${language}.`);
  return found;
}

async function hand(texts: Promise<Texts>, done: ReadCallback) {
  try {
    done(null, await texts);
  } catch (cause) {
    done(cause as Error, false);
  }
}

/** The name of the site in the language shown. */
export const shownSiteName = (): string => siteName(nearestLanguage(i18n.language));

const defaultVariables = {
  get siteName() {
    return shownSiteName();
  },
};

export const i18n: I18n = createInstance();

/** The site language last chosen, but not one that the accessibility menu stored; else the browser’s. */
export function initialLanguage(): string {
  const stored = readStored(languageKey);
  const isMenus = stored === readStored(menuLanguageKey);
  return nearestLanguage((isMenus ? null : stored) ?? navigator.language);
}

/** Starts i18next with the texts `shell`. `onLanguage` is called at each change of language. */
export async function startI18n(
  language: string = initialLanguage(),
  onLanguage: (language: string) => void = describeDocument,
): Promise<void> {
  i18n.on('languageChanged', onLanguage);
  await i18n
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false, defaultVariables },
    });
}

/** Shows the site in a language and remembers it on this device. */
export async function chooseLanguage(language: string): Promise<void> {
  await i18n.changeLanguage(language);
  store(languageKey, language);
  // Equal values under both keys would count as the menu's choice.
  if (readStored(menuLanguageKey) === language) store(menuLanguageKey, null);
}

/** Loads namespaces of texts. Throws ChunkMissing when one cannot be loaded. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  // i18next reports no error for a namespace that failed to load.
  const isMissing = (name: string) => !i18n.hasResourceBundle(i18n.language, name);
  // It does not retry a failed namespace by itself.
  const late = namespaces.filter(isMissing);
  if (late.length > 0) await i18n.reloadResources(i18n.languages, late);
  const missing = late.filter(isMissing);
  if (missing.length > 0) throw new ChunkMissing(`Texts did not arrive: ${missing.join(', ')}.`);
}
