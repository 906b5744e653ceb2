import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import styles from './small-corpus-note.module.css';

/** Tokens from which a dictionary is useful. With fewer, nearly every word of its texts counts as common. */
const useful = 1_000_000;

/** Explains the levels of a dictionary counted from fewer than a million words; renders nothing for others. */
export function SmallCorpusNote({
  tokens,
  common,
}: {
  tokens: number | null;
  /** Lowest count of a word that is common. */
  common: number;
}) {
  const { t } = useTranslation('grading');
  const { number } = useNumberFormat();
  if (tokens === null || tokens >= useful) return null;
  return (
    <p className={styles.few}>
      {t('fewWords', { tokens: number(tokens), common: number(common), useful: number(useful) })}
    </p>
  );
}
