import { useTranslation } from 'react-i18next';

import { dictionaryName, substituteNote } from '../../platform/dictionaries/dictionary-name.ts';
import type { GradedLine } from './group-state.ts';
import styles from './group-grading-screen.module.css';

export function useDictionaryNote(): (lines: readonly GradedLine[]) => string {
  const { t, i18n } = useTranslation('group-grading');
  const { t: tGrading } = useTranslation('grading');
  return (lines) => {
    const names = lines.map(({ dictionary }) => dictionaryName(tGrading, dictionary));
    const labels = new Intl.ListFormat(i18n.language).format([...new Set(names)]);
    const isRefined = lines.some(({ method }) => method === 'refined');
    const missing = lines.map(({ dictionary }) => substituteNote(tGrading, dictionary));
    return [t('counted', { labels }), ...new Set(missing), isRefined && tGrading('method.scores')]
      .filter(Boolean)
      .join(' ');
  };
}

export function CountsUsed({ lines }: { lines: readonly GradedLine[] }) {
  const countsOf = useDictionaryNote();
  return lines.length === 0 ? null : <p className={styles.size}>{countsOf(lines)}</p>;
}
