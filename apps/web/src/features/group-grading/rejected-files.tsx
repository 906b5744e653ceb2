import { limits } from '@vernacular/contract';
import { useTranslation } from 'react-i18next';

import { formatFileSize } from '../../platform/language/format-file-size.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import { FileErrors } from './file-errors.tsx';
import { totalSize, type GroupFile } from './group.ts';
import styles from './group-grading-screen.module.css';
import type { refusal } from './split-readable-files.ts';

export function Refusals({
  refused,
  files,
  objection,
}: {
  refused: readonly string[];
  files: readonly GroupFile[];
  objection: ReturnType<typeof refusal>;
}) {
  const { t, i18n } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  const size = formatFileSize(totalSize(files), i18n.language);
  const limit = formatFileSize(limits.group, i18n.language);
  const count = files.length;
  return (
    <>
      {count > 0 && (
        <p className={styles.size}>
          {t('size', { files: t('files', { count, shown: number(count) }), size, limit })}
        </p>
      )}
      <FileErrors refused={refused} objection={objection} size={size} limit={limit} />
    </>
  );
}
