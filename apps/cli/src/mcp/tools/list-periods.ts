import type { LanguageCode } from '@vernacular/analyzer';
import { defaultCodes, generalDictionaries } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';

import type { Answer } from '../schemas.ts';

/** `wanted` is the period of the settings. The default of a language is what answers where a call names none. */
export function listPeriods(store: DictionaryStore, wanted?: string): Answer<'listPeriods'> {
  const entries = store.list();
  const answering = (language: LanguageCode): string => {
    const asked =
      entries.find((entry) => entry.code === wanted && entry.language === language) ??
      entries.find((entry) => entry.code === defaultCodes[language]);
    return asked?.isInstalled ? asked.code : generalDictionaries[language].code;
  };
  return {
    periods: entries.map(({ code, label, language, period, isInstalled }) => ({
      code,
      label,
      language,
      years: period,
      isInstalled,
      isDefault: code === answering(language),
    })),
  };
}
