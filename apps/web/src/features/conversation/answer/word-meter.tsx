import { countWords } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import styles from './composer.module.css';

interface Props {
  readonly id: string;
  readonly text: string;
  readonly range: { readonly from: number; readonly to: number } | null;
}

export function WordMeter({ id, text, range }: Props) {
  const { t } = useTranslation('conversation');
  const count = countWords(text);
  if (!range)
    return (
      <p id={id} className={styles.count}>
        {t('words', { count })}
      </p>
    );
  const share = Math.min(1, count / (range.to * 1.25));
  const isWithin = count >= range.from && count <= range.to;
  return (
    <p id={id} className={styles.count}>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.asked}
          style={{
            insetInlineStart: `${(range.from / (range.to * 1.25)) * 100}%`,
            inlineSize: `${((range.to - range.from) / (range.to * 1.25)) * 100}%`,
          }}
        />
        <span
          className={styles.written}
          data-within={isWithin}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </span>
      {t('wordsOf', { count, from: range.from, to: range.to })}
    </p>
  );
}
