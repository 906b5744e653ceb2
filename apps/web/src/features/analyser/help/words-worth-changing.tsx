import type { LanguageCode } from '@vernacular/analyzer';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../../platform/browser/use-media-query.ts';
import { directionOf } from '../../../platform/language/languages.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RetryNotice } from '../../../ui/notice/retry-notice.tsx';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { useLiveState } from '../live/use-live-analysis.ts';
import type { HelpedWord } from './help.ts';
import styles from './words-worth-changing.module.css';

/** Rows shown at first, so that the side column fits a window 768 px high. */
const few = { low: 3, high: 5 };

/** The words that have help, the worst first, each with its help in one line. */
export const WorthChanging = memo(function WorthChanging({
  live,
  language,
  onWord,
}: {
  live: LiveAnalysis;
  /** Language of the text; sets the direction of the rows. */
  language: LanguageCode;
  onWord: (word: HelpedWord) => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumberFormat();
  const { help, helpIs, levels } = useLiveState(live);
  const [isAll, setAll] = useState(false);
  const isLow = useMediaQuery('(width >= 60rem) and (height < 56rem)');
  if (helpIs === 'none' && !levels?.words.flagged.length) return null;
  const words = help?.words ?? [];
  const shown = isAll ? words.length : few[isLow ? 'low' : 'high'];
  const rest = words.length - shown;
  const helpless = help?.helpless ?? 0;
  return (
    <section className={styles.card} aria-label={t('worth.title')}>
      <h2>{t('worth.title')}</h2>
      {helpIs === 'missing' && (
        <RetryNotice retry={tGrading('retry')} onRetry={() => live.findHelp()}>
          {t('worth.missing')}
        </RetryNotice>
      )}
      {helpIs === 'none' && <p>{t('worth.looking')}</p>}
      {words.length > 0 && (
        <ul className={styles.words} dir={directionOf(language)} data-old={helpIs === 'old'}>
          {words.slice(0, shown).map((word) => {
            const { places, level, help: best } = word;
            const [plainer] = best.plainer;
            return (
              <li key={word.word}>
                <button type="button" onClick={() => onWord(word)}>
                  <bdi data-level={level}>{word.word}</bdi>
                  {places.length > 1 && (
                    <small>{t('worth.times', { shown: number(places.length) })}</small>
                  )}
                  <em>
                    <bdi>{plainer?.text ?? t('worth.explain')}</bdi>
                  </em>
                  {!plainer && <span>{t('worth.gloss', { gloss: best.gloss?.meaning })}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {(rest > 0 || helpless > 0) && (
        <p className={styles.rest}>
          {rest > 0 && (
            <Button look="quiet" className={styles.more ?? ''} onPress={() => setAll(true)}>
              {t('worth.more', { count: rest, shown: number(rest) })}
            </Button>
          )}
          {helpless > 0 && t('worth.helpless', { count: helpless, shown: number(helpless) })}
        </p>
      )}
      {help && words.length === 0 && helpless === 0 && <p>{t('worth.none')}</p>}
    </section>
  );
});
