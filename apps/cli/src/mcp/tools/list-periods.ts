import type { LanguageCode } from '@vernacular/analyzer';
import { defaultCodes, generalDictionaries } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';

import type { Answer } from '../schemas.ts';

/**
 * Returns all dictionaries, installed or not. For each language, `isDefault` marks the one that answers a call without
 * a period: `wanted` if it is in that language, or else the usual one; if that is not installed, the general one.
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
