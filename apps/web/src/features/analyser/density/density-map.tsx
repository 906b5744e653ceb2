import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { barsOf, fullestSentence, sentenceAt, type Density } from './density.ts';
import styles from './density-map.module.css';

/** Fewer sentences are seen at a glance. */
const fewest = 4;

/** Where along a text its marked words stand. A press leads to the sentence there; the card beside the text says the same in words. */
export const DensityMap = memo(function DensityMap({
  density,
  onSentence,
}: {
  density: Density;
  onSentence: (from: number, to: number) => void;
}) {
  const { t } = useTranslation('analyser');
  const bars = useMemo(() => barsOf(density), [density]);
  const fullest = fullestSentence(density);
  if (density.length < fewest || fullest < 0) return null;
  const third = Math.min(2, Math.floor((3 * fullest) / density.length));
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- who has no pointer has "What would help most"
    <div
      className={styles.map}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements
      role="img"
      aria-label={t(`density.${(['first', 'middle', 'last'] as const)[third]!}`)}
      title={t('density.press')}
      onClick={({ clientY, currentTarget }) => {
        const { top, height } = currentTarget.getBoundingClientRect();
        const at = sentenceAt(density, (clientY - top) / height);
        onSentence(density.starts[at]!, density.ends[at]!);
      }}
    >
      {bars.map(({ size, load }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
        <i key={at} data-load={load} style={{ flexGrow: size }} />
      ))}
    </div>
  );
});
