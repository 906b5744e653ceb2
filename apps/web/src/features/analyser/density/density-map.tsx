import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { barsOf, fullestSentence, sentenceAt, type Density } from './density.ts';
import styles from './density-map.module.css';

/** Below this number of sentences the map is hidden: so few are seen at a glance. */
const fewest = 4;

/**
 * Shows where the marked words of a text stand. A click leads to the sentence there; keyboard and screen-reader users
 * get a slider that announces and shows each sentence.
 */
export const DensityMap = memo(function DensityMap({
  density,
  onSentence,
  onLook,
}: {
  density: Density;
  onSentence: (from: number, to: number) => void;
  onLook: (from: number, to: number) => void;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const [chosen, setChosen] = useState(0);
  const bars = useMemo(() => barsOf(density), [density]);
  const fullest = fullestSentence(density);
  if (density.length < fewest || fullest < 0) return null;
  const third = Math.min(2, Math.floor((3 * fullest) / density.length));
  const last = density.length - 1;
  const at = Math.min(chosen, last);
  const go = (to: number, how: typeof onLook) => how(density.starts[to]!, density.ends[to]!);
  return (
    <div className={styles.map}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('density.sentences')}
        aria-orientation="vertical"
        aria-valuetext={t('density.sentence', {
          count: density.marked[at]!,
          shown: number(density.marked[at]!),
          nth: number(at + 1),
          all: number(density.length),
        })}
        max={last}
        value={at}
        onChange={({ currentTarget }) => {
          const to = Number(currentTarget.value);
          setChosen(to);
          go(to, onLook);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') go(at, onSentence);
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the slider is for the keyboard */}
      <div
        className={styles.bars}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements
        role="img"
        aria-label={t(`density.${(['first', 'middle', 'last'] as const)[third]!}`)}
        title={t('density.press')}
        onClick={({ clientY, currentTarget }) => {
          const { top, height } = currentTarget.getBoundingClientRect();
          go(sentenceAt(density, (clientY - top) / height), onSentence);
        }}
      >
        {bars.map(({ size, load }, bar) => (
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          <i key={bar} data-load={load} style={{ flexGrow: size }} />
        ))}
      </div>
    </div>
  );
});
