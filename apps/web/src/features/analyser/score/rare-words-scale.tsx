import type { Totals } from '@vernacular/analyzer';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from './rare-words-scale.module.css';
import { aims, scalePlace } from './rare-words-targets.ts';

const at = (share: number) => ({ '--place': `${scalePlace(share)}%` }) as CSSProperties;

/** The share of rare words on a scale with both targets. Needs at least one graded word. */
export function Scale({ totals: { rare, cleaned } }: { totals: Totals }) {
  const { t } = useTranslation('analyser');
  const { percent } = useNumberFormat();
  const share = (100 * rare) / cleaned;
  const shown = percent(share, 1);
  const marks = { low: percent(aims[0]), high: percent(aims[1]) };
  return (
    <figure className={styles.figure}>
      <div
        className={styles.scale}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements, in the page's own font
        role="img"
        aria-label={t('scale.label', { share: shown, ...marks })}
      >
        <span className={styles.share} style={at(share)}>
          <b>{t('scale.share', { share: shown })}</b>
        </span>
        <div className={styles.bar}>
          {[...aims, 100].map((aim) => (
            <i key={aim} style={{ inlineSize: `${scalePlace(aim)}%` }} />
          ))}
        </div>
        <span className={styles.needle} style={at(share)} />
        {aims.map((aim) => (
          <span key={aim} className={styles.mark} style={at(aim)}>
            <small>{percent(aim)}</small>
          </span>
        ))}
      </div>
    </figure>
  );
}
