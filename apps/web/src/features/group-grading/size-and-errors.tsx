import { limits } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { formatFileSize } from '../../platform/language/format-file-size.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { refusal, totalSize } from './chosen-files.ts';

/** The number of the files, their total size and the limit, as the page's language writes them. */
export function useGroupSize(chosen: readonly File[]) {
  const { t, i18n } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  return {
    files: t('files', { count: chosen.length, shown: number(chosen.length) }),
    size: formatFileSize(totalSize(chosen), i18n.language),
    limit: formatFileSize(limits.group, i18n.language),
  };
}

interface Props {
  readonly files: readonly File[];
  /** Names of files that cannot be read. */
  readonly refused: readonly string[];
  /** Whether the user has tried to start: only then is it an error to have no files. */
  readonly isAsked: boolean;
}

/** Says which files cannot be read, and why the others cannot be sent. */
export function FileErrors({ files, refused, isAsked }: Props) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const size = useGroupSize(files);
  const objection = files.length === 0 && !isAsked ? null : refusal(files);
  return (
    <>
      {refused.length > 0 && (
        <Notice kind="trouble">
          {t('refused', {
            count: refused.length,
            names: new Intl.ListFormat(i18n.language).format(refused),
          })}
        </Notice>
      )}
      {objection && (
        <Notice kind="trouble">
          {objection === 'group-too-large' ? t('tooLarge', size) : tGrading(`codes.${objection}`)}
        </Notice>
      )}
    </>
  );
}
