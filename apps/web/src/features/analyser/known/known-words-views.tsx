import { languageCodes } from '@vernacular/analyzer';
import { Check, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { languageName } from '../../../platform/language/language-name.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { KnownWordsInText } from '../live/protocol.ts';
import type { FlaggedWord } from '../words/coloured-words.ts';
import styles from './known.module.css';
import { allOf, type KnownWords } from './known-words.ts';

/** The list of all known words, and the score that the text has for these readers. */
export function KnownList({
  known,
  here,
  unroundedScore,
}: {
  known: KnownWords;
  here: KnownWordsInText | null;
  /** Score of the text with known words counted like any others. */
  unroundedScore: number | null;
}) {
  const { t } = useTranslation('word-card');
  const { number, fixed } = useNumberFormat();
  const lists = useSyncExternalStore(known.subscribe, known.read);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const all = allOf(lists);
  if (all.length === 0 && cleared.length === 0) return null;
  const theirs = here?.totals.unroundedScore ?? null;
  const scores = theirs !== null && unroundedScore !== null ? gain(unroundedScore, theirs) : null;
  const clear = () => {
    setCleared(all);
    known.remove(...all);
  };
  const bringBack = () => {
    known.add(...cleared);
    setCleared([]);
  };
  return (
    <section className={styles.known} aria-label={t('known.title')}>
      <h3>{t('known.title')}</h3>
      {all.length === 0 && (
        <p>
          <output>
            {t('known.cleared', { count: cleared.length, shown: number(cleared.length) })}
          </output>{' '}
          <Button look="quiet" onPress={bringBack}>
            {t('known.undo')}
          </Button>
        </p>
      )}
      {all.length > 0 && (
        <>
          <p>
            {here
              ? t('known.here', { count: here.words, shown: number(here.words) })
              : t('known.none')}
          </p>
          {scores && (
            <>
              <p className={styles.score}>
                {t('known.score', {
                  theirs: fixed(scores.to, scores.digits),
                  score: fixed(scores.from, scores.digits),
                })}
              </p>
              <p className={styles.says}>{t('known.published')}</p>
            </>
          )}
          <details className={styles.list}>
            <summary>{t('known.show', { count: all.length, shown: number(all.length) })}</summary>
            {languageCodes
              .filter((language) => lists[language].length > 0)
              .map((language) => (
                <ul
                  key={language}
                  aria-label={t('known.list', { language: languageName(language) })}
                >
                  {lists[language].map((word) => (
                    <li key={word}>
                      <bdi lang={language}>{word}</bdi>
                      <Button
                        icon={X}
                        look="quiet"
                        aria-label={t('known.remove', { word })}
                        onPress={() => known.remove(word)}
                      />
                    </li>
                  ))}
                </ul>
              ))}
            <Button look="quiet" onPress={clear}>
              {t('known.clear')}
            </Button>
          </details>
          <p className={styles.says}>
            {t(known.isWithAccount() ? 'known.inAccount' : 'known.onDevice')}
          </p>
        </>
      )}
    </section>
  );
}

/** Rounds two scores to whole points, or to one decimal (`digits`) when these would be the same. */
export function gain(from: number, to: number): Record<'from' | 'to' | 'digits', number> {
  const digits = Math.round(from) === Math.round(to) ? 1 : 0;
  const scale = 10 ** digits;
  const rounded = (score: number) => Math.round(score * scale) / scale;
  return { from: rounded(from), to: rounded(to), digits };
}

/** Toggle on the card of a word: the readers know it, or do not. */
export function KnownSwitch({
  known,
  word,
}: {
  known: KnownWords;
  word: Pick<FlaggedWord, 'folded' | 'knownAs'>;
}) {
  const { t } = useTranslation('word-card');
  useSyncExternalStore(known.subscribe, known.read);
  const as = [word.folded, ...(word.knownAs ?? [])].filter(known.has);
  const isKnown = as.length > 0;
  return (
    <div>
      <ToggleButton
        className={classNames(buttonClass('quiet'), styles.switch)}
        isSelected={isKnown}
        onChange={(isOn) => (isOn ? known.add(word.folded) : known.remove(...as))}
      >
        {isKnown && <Check aria-hidden="true" />}
        {t('known.mark')}
      </ToggleButton>
      {isKnown && <p className={styles.says}>{t('known.isKnown')}</p>}
    </div>
  );
}
