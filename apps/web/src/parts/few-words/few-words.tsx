import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import styles from './few-words.module.css';

/** From here on a dictionary is useful; below, nearly every word that occurs in its texts is common. */
const useful = 1_000_000;

/** Says of a dictionary that was counted from few words what its levels mean. */
export function FewWords({
  tokens,
  common,
}: {
  tokens: number | null;
  /** How often a word occurs at least to be common. */
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
