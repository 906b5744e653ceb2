import { useTranslation } from 'react-i18next';

import { classNames } from '../../ui/class-names.ts';
import styles from './word-scale.module.css';

/** Six words of the published article with their counts; three of them it gives as more than 10,000. */
const words = [
  { word: 'season', count: 10_000, isMore: true },
  { word: 'pressure', count: 10_000, isMore: true },
  { word: 'current', count: 10_000, isMore: true },
  { word: 'pollution', count: 1608, isMore: false },
  { word: 'gene', count: 389, isMore: false },
  { word: 'specifications', count: 90, isMore: false },
] as const;

const widest = Math.log10(20_000);

export function WordScale() {
  const { t, i18n } = useTranslation('development');
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <figure className={styles.figure}>
      <figcaption>{t('wordFrequencyLevels.figure')}</figcaption>
      <ul>
        {words.map(({ word, count, isMore }) => (
          <li key={word}>
            <span lang="en">{word}</span>
            <span className={styles.track} aria-hidden="true">
              {/* An svg, because its width needs no style attribute, which the content security policy forbids in a prerendered page. */}
              <svg
                className={classNames(styles.bar, count < 1000 && styles.mid)}
                width={`${Math.round((Math.log10(isMore ? 20_000 : count) / widest) * 100)}%`}
              />
            </span>
            <span className={styles.count}>
              {isMore ? t('wordFrequencyLevels.more', { count }) : number.format(count)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
