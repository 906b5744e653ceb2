import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { plotOf } from './score-plot-points.ts';
import styles from './score-plot.module.css';
import { doCompare, type Reading, type Version } from './version.ts';

export function ScorePlot({ versions, now }: { versions: readonly Version[]; now: Reading }) {
  const { t, i18n } = useTranslation('versions');
  const { number } = useNumberFormat();
  const scores = versions.flatMap((version) =>
    doCompare(version, now) && version.score !== null ? [version.score] : [],
  );
  if (now.score === null || scores.every((score) => score === now.score)) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const said = t('plot', { scores: list.format(scores.map(number)), now: number(now.score) });
  const { points, least, highest } = plotOf([...scores, now.score], i18n.dir() === 'rtl');
  return (
    <div className={styles.plot}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place */}
      <svg viewBox="0 0 280 72" role="img" aria-label={said}>
        <text x="0" y="14" aria-hidden="true">
          {number(highest)}
        </text>
        <text x="0" y="66" aria-hidden="true">
          {number(least)}
        </text>
        <line x1="30" x2="280" y1="10" y2="10" />
        <line x1="30" x2="280" y1="62" y2="62" />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, at) => (
          <circle key={x} cx={x} cy={y} r="4" data-now={at === points.length - 1} />
        ))}
      </svg>
    </div>
  );
}
