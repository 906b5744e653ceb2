import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../platform/dictionaries/dictionary-name.ts';
import type { GradedLine } from './group.ts';
import styles from './screen.module.css';

/** Whose counts graded the files, more than one when their languages differ; and by which method, when it was not the published one. */
export function CountsUsed({ lines }: { lines: readonly GradedLine[] }) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  if (lines.length === 0) return null;
  const names = lines.map(({ dictionary }) => dictionaryName(tGrading, dictionary));
  const labels = new Intl.ListFormat(i18n.language).format([...new Set(names)]);
  return (
    <p className={styles.size}>
      {t('counted', { labels })}
      {lines.some(({ method }) => method === 'refined') && <> {tGrading('method.scores')}</>}
    </p>
  );
}
