import { useTranslation } from 'react-i18next';

import { dictionaryName } from '../../platform/dictionaries/dictionary-name.ts';
import type { GroupFile } from './group.ts';
import styles from './screen.module.css';

/** Whose counts graded the files; more than one when their languages differ. */
export function CountsUsed({ files }: { files: readonly GroupFile[] }) {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  const names = files.flatMap(({ state }) =>
    state.kind === 'graded' ? [dictionaryName(tGrading, state.result.dictionary)] : [],
  );
  if (names.length === 0) return null;
  const labels = new Intl.ListFormat(i18n.language).format([...new Set(names)]);
  return <p className={styles.size}>{t('counted', { labels })}</p>;
}
