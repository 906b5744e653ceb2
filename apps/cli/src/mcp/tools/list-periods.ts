import type { LanguageCode } from '@vernacular/analyzer';
import { defaultCodes, generalDictionaries } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';

import type { Answer } from '../schemas.ts';

/**
 * Lists all word counts, and for each language those that answer a call without a period: `wanted`, the period of the
 * settings, or the usual ones.
 */
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
