import type { TaskType } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { nearestLanguage } from '../../platform/language/languages.ts';
import { taskNames } from './task-names.at-build.ts';

/** Returns a function that names a type of saved task in the language of the site. Needs the texts `saved-work`. */
export function useTaskLabel(): (type: TaskType) => string {
  const { t, i18n } = useTranslation('saved-work');
  const language = nearestLanguage(i18n.language);
  return (type) => (type === 'dejargonizer' ? t('deJargonizer') : taskNames[type]![language]);
}
