import type { TaskType } from '@vernacular/contract';
import { exerciseNamed } from '@vernacular/exercises';
import { useTranslation } from 'react-i18next';

import { nearestLanguage } from '../../platform/language/languages.ts';

/** Needs the texts `saved-work`. */
export function useTaskLabel(): (type: TaskType) => string {
  const { t, i18n } = useTranslation('saved-work');
  const language = nearestLanguage(i18n.language);
  return (type) =>
    type === 'dejargonizer' ? t('deJargonizer') : exerciseNamed(type).introduction[language].task;
}
