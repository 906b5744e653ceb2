import type { Level } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDictionaries } from '../../../platform/dictionaries/use-dictionaries.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { fetchedFrom } from '../dictionary/use-dictionary-choice.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import styles from './levels-by-period.module.css';

const periodsOf = (dictionaries: readonly OfferedDictionary[], language: string) =>
  dictionaries
    .filter((each) => each.language === language && each.kind === 'news' && each.isInstalled)
    .flatMap((each) => {
      const address = fetchedFrom(each);
      return each.period && address ? [{ period: each.period, address }] : [];
    })
    .toSorted((one, other) => one.period.from - other.period.from);

/** The level of a word in each installed period. They are fetched when it opens; the word stays in the browser. */
export function LevelsByPeriod({
  live,
  word,
  answering,
}: {
  live: LiveAnalysis;
  word: string;
  answering: Pick<OfferedDictionary, 'language'>;
}) {
  const { t } = useTranslation('word-card');
  const { t: tGrading } = useTranslation('grading');
  const { dictionaries } = useDictionaries();
  const [levels, setLevels] = useState<readonly (Level | null)[] | null>(null);
  const periods = periodsOf(dictionaries, answering.language);
  if (periods.length < 2) return null;
  const addresses = periods.map(({ address }) => address);
  const compare = async () => setLevels(await live.compare(word, addresses));
  const isMissing = levels !== null && periods.some((_, at) => !levels[at]);
  return (
    <details
      className={styles.periods}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (levels === null || isMissing)) void compare();
      }}
    >
      <summary>{t('periods.title')}</summary>
      {levels === null ? (
        <output className={styles.waiting}>{t('periods.waiting')}</output>
      ) : (
        <>
          <ol className={styles.plot}>
            {periods.map(({ period: { from, to } }, at) => (
              <li key={from} data-level={levels[at] ?? 'unknown'}>
                <span aria-hidden="true" className={styles.dot} />
                <span aria-hidden="true" className={styles.year}>
                  {`’${String(from).slice(-2)}`}
                </span>
                <VisuallyHidden>
                  {t('periods.row', {
                    from,
                    to,
                    level: levels[at] ? tGrading(`level.${levels[at]}`) : t('periods.unknown'),
                  })}
                </VisuallyHidden>
              </li>
            ))}
          </ol>
          <p className={styles.legend}>{t('periods.legend')}</p>
          {isMissing && <p>{t('periods.missing')}</p>}
        </>
      )}
    </details>
  );
}
