import type { Method } from '@vernacular/analyzer';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { logTrouble } from '../../../platform/browser/log.ts';
import { i18n } from '../../../platform/language/i18n.ts';

const files = import.meta.glob('./senses.*.json', { import: 'default' });

/** For the refined method, adds the translated glosses of words with a technical sense; English ones are built in. */
export function useSenses(method: Method): void {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    if (method === 'refined') void openSenses(language);
  }, [method, language]);
}

async function openSenses(language: string): Promise<void> {
  try {
    const senses = await files[`./senses.${language}.json`]?.();
    if (senses) i18n.addResourceBundle(language, 'analyser', { refined: { senses } }, true);
  } catch (error) {
    logTrouble('The meanings did not come; the English ones stand in.', error);
  }
}
