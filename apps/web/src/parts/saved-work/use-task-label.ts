import type { TaskType } from '@vernacular/contract';
import { exerciseNamed } from '@vernacular/exercises';
import { useTranslation } from 'react-i18next';

import { nearestLanguage } from '../../platform/language/languages.ts';

/** What a kind of saved work is called, in the language of the site. Needs the texts `saved-work`. */
export function useTaskLabel(): (type: TaskType) => string {
  const { t, i18n } = useTranslation('saved-work');
  const language = nearestLanguage(i18n.language);
  return (type) =>
    type === 'dejargonizer' ? t('deJargonizer') : exerciseNamed(type).introduction[language].task;
}
