import type { Totals } from '@vernacular/analyzer';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { fullestSentence, type Density } from '../density/density.ts';
import { AsideCard } from '../parts/aside-card.tsx';
import type { ColouredWords } from '../words/coloured-words.ts';
import styles from './help-most.module.css';
import { mostHelpful } from './most-helpful.ts';

export const HelpMost = memo(function HelpMost({
  words,
  totals,
  density,
  onJump,
  onSentence,
}: {
  words: ColouredWords;
  totals: Totals;
  density: Density;
  onJump: (folded: string) => void;
  onSentence: (from: number, to: number) => void;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const gains = useMemo(() => mostHelpful(words, totals, 3), [words, totals]);
  if (gains.length === 0 || totals.unroundedScore === null) return null;
  const together = gains.reduce((all, { points }) => all + points, totals.unroundedScore);
  const fullest = fullestSentence(density);
  return (
    <AsideCard title={t('help.title')}>
      <ul className={styles.gains}>
        {gains.map(({ word: { word, folded, level }, points }) => (
          <li key={folded}>
            <button type="button" onClick={() => onJump(folded)}>
              <span>+{number(points)}</span> <bdi data-level={level}>{word}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <p>{t('help.together', { from: number(totals.unroundedScore), to: number(together) })}</p>
      {density.length > 1 && fullest >= 0 && (
        <button
          type="button"
          className={styles.sentence}
          onClick={() => onSentence(density.starts[fullest]!, density.ends[fullest]!)}
        >
          {t('help.sentence', {
            count: density.marked[fullest]!,
            shown: number(density.marked[fullest]!),
            nth: number(fullest + 1),
          })}
        </button>
      )}
    </AsideCard>
  );
});
