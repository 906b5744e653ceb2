import { defaultCodes } from '@vernacular/dictionaries';
import type { DictionaryStore } from '@vernacular/dictionaries/node';

import type { Answer } from '../schemas.ts';

export function listPeriods(store: DictionaryStore): Answer<'listPeriods'> {
  return {
    periods: store.list().map(({ code, label, language, period, isInstalled }) => ({
      code,
      label,
      language,
      years: period,
      isInstalled,
      isDefault: code === defaultCodes[language],
    })),
  };
}
