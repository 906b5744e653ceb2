import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { Version } from './version.ts';

export function useVersionName(): (version: Pick<Version, 'name' | 'nth'>) => string {
  const { t } = useTranslation('versions');
  const { number } = useNumberFormat();
  return ({ name, nth }) => name || t('numbered', { nth: number(nth) });
}
