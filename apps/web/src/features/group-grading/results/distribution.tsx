import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Table } from '../../../ui/table/table.tsx';
import styles from './distribution.module.css';
import type { GroupFile } from '../group-state.ts';
import { spreadOf, type Bin } from './bins-and-quartiles.ts';
import { gradedOf } from './summary-and-rare-words.ts';

export function Distribution({ files }: { files: readonly GroupFile[] }) {
  const { t } = useTranslation('group-grading');
  const title = useId();
  const { scores, rareShares } = useMemo(() => {
    const totals = gradedOf(files).map((line) => line.totals);
    return {
      scores: totals.flatMap(({ unroundedScore }) => unroundedScore ?? []),
      rareShares: totals.flatMap(({ rare, cleaned }) =>
        cleaned === 0 ? [] : [(100 * rare) / cleaned],
      ),
    };
  }, [files]);
  if (scores.length < 2) return null;
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>{t('distribution.title')}</h2>
      <div className={styles.plots}>
        <Plot measure="score" values={scores} />
        <Plot measure="rareShare" values={rareShares} />
      </div>
    </section>
  );
}

function Plot({ measure, values }: { measure: 'score' | 'rareShare'; values: readonly number[] }) {
  const { t } = useTranslation('group-grading');
  const { number } = useNumberFormat();
  const spread = useMemo(() => spreadOf(values), [values]);
  if (!spread) return null;
  const { bins, least, lowerQuarter, median, upperQuarter, most } = spread;
  const short = (value: number) => number(Math.round(value * 10) / 10);
  const told = t('distribution.told', {
    texts: number(values.length),
    least: short(least),
    most: short(most),
    median: short(median),
    lower: short(lowerQuarter),
    upper: short(upperQuarter),
  });
  return (
    <figure className={styles.plot}>
      <figcaption>
        <strong>{t(`compare.${measure}`)}</strong> {told}
      </figcaption>
      <Bars bins={bins} median={median} />
      <details>
        <summary>{t('distribution.table')}</summary>
        <Table
          caption={t(`compare.${measure}`)}
          columns={[t(`compare.${measure}`), t('distribution.texts')]}
        >
          {bins.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{t('distribution.range', { from: number(from), to: number(to) })}</th>
              <td>{number(count)}</td>
            </tr>
          ))}
        </Table>
      </details>
    </figure>
  );
}

const height = 120;

/** Hidden from screen readers: the caption says the same in words, and the table in numbers. */
function Bars({ bins, median }: { bins: readonly Bin[]; median: number }) {
  const { number } = useNumberFormat();
  const { i18n } = useTranslation();
  const isMirrored = i18n.dir() === 'rtl';
  const [start, end] = [bins[0]!.from, bins.at(-1)!.to];
  const highest = Math.max(...bins.map(({ count }) => count));
  const at = (value: number) => {
    const share = (100 * (value - start)) / (end - start);
    return isMirrored ? 100 - share : share;
  };
  const width = 100 / bins.length;
  const bars = bins.map(({ from, to, count }) => ({
    from,
    count,
    left: Math.min(at(from), at(to)),
    tall: (count / highest) * (height - 16),
  }));
  return (
    <svg className={styles.bars} height={height + 22} aria-hidden="true">
      {bars.map(({ from, left, tall }) => (
        <rect
          key={from}
          x={`${left + 0.4}%`}
          width={`${width - 0.8}%`}
          y={height - tall}
          height={tall}
        />
      ))}
      <line
        className={styles.median}
        x1={`${at(median)}%`}
        x2={`${at(median)}%`}
        y1="0"
        y2={height}
      />
      {bars.map(
        ({ from, count, left, tall }) =>
          count > 0 && (
            <text key={from} x={`${left + width / 2}%`} y={height - tall - 4}>
              {number(count)}
            </text>
          ),
      )}
      <line className={styles.axis} x1="0" x2="100%" y1={height} y2={height} />
      {[start, end].map((value) => (
        <text
          key={value}
          x={`${at(value)}%`}
          y={height + 16}
          style={{ textAnchor: at(value) === 0 ? 'start' : 'end' }}
        >
          {number(value)}
        </text>
      ))}
    </svg>
  );
}
