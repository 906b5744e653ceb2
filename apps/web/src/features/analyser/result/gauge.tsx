import type { Totals } from '@vernacular/analyzer';
import { scalaCall } from '@vernacular/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { nearestLanguage } from '../../../platform/languages.ts';
import { useNumbers } from '../../../platform/use-numbers.ts';
import styles from './result-panel.module.css';

/** The result scale: how much of the text is rare, as a picture and in a sentence. */
export function Gauge({ totals: { rare, cleaned } }: { totals: Totals }) {
  const { t, i18n } = useTranslation('analyser');
  const language = nearestLanguage(i18n.language);
  const { number, percent } = useNumbers();
  const [isMissing, setIsMissing] = useState(false);
  if (cleaned === 0) return null;
  const text = t('result.gaugeText', {
    count: rare,
    shown: number(rare),
    total: number(cleaned),
    share: percent((100 * rare) / cleaned, 1),
  });
  return (
    <figure className={styles.gauge}>
      {!isMissing && (
        <img
          src={`${scalaCall.path}?score=${rare}&total=${cleaned}&language=${language}`}
          alt={t('result.gauge')}
          width="240"
          height="140"
          onError={() => setIsMissing(true)}
        />
      )}
      <figcaption>{text}</figcaption>
    </figure>
  );
}
