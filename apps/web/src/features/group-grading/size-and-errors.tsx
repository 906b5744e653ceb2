import { useTranslation } from 'react-i18next';

import { Notice } from '../../ui/notice/notice.tsx';
import type { refusal } from './chosen-files.ts';
import type { useGroupSize } from './use-group-size.ts';

export function FileErrors({
  refused,
  objection,
  size,
}: {
  refused: readonly string[];
  objection: ReturnType<typeof refusal>;
  size: ReturnType<typeof useGroupSize>;
}) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
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
