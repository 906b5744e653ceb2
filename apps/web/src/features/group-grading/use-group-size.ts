import { limits } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { formatFileSize } from '../../platform/language/format-file-size.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { totalSize } from './chosen-files.ts';

/**
 * Returns the number of the files, their total size and the largest allowed size, each written in the language of the
 * page.
 */
export function useGroupSize(chosen: readonly File[]) {
  const { t, i18n } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  return {
    files: t('files', { count: chosen.length, shown: number(chosen.length) }),
    size: formatFileSize(totalSize(chosen), i18n.language),
    limit: formatFileSize(limits.group, i18n.language),
  };
}
