import type { ReaderResults } from '@vernacular/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CheckBox } from '../../ui/field/check-box.tsx';
import { LevelWord } from '../../ui/coloured-text/level-word.tsx';
import styles from './text-heat-map.module.css';
import page from './reader-results.module.css';

type Word = NonNullable<ReaderResults['shown']>['words'][number];

/** 0 for a word that no reader marked, 4 for one that at least three quarters of them marked. */
const stepOf = ({ share, marked }: Word) =>
  marked === 0 ? 0 : 1 + Math.min(3, Math.floor(share * 4));

/** A heat map of the text: the background of a word shows how many readers marked it, its letter colour its level. */
export function HeatText({
  test: { text, textLanguage },
  words,
  readers,
}: {
  test: ReaderResults['test'];
  words: readonly Word[];
  readers: number;
}) {
  const { t } = useTranslation('reader-results');
  const [hasNumbers, setNumbers] = useState(false);
  const parts = useMemo(() => partsOf(text, words), [text, words]);
  return (
    <section aria-labelledby="heat-title" className={page.section}>
      <h2 id="heat-title">{t('text.title')}</h2>
      <p className="caption">{t('text.legend')}</p>
      <p className={styles.scale} aria-hidden="true">
        {(['none', 'few', 'some', 'half', 'most'] as const).map((name, step) => (
          <span key={name} className={styles.word} data-step={step}>
            {t(`text.steps.${name}`)}
          </span>
        ))}
      </p>
      <div data-print="no">
        <CheckBox isChecked={hasNumbers} onChange={setNumbers}>
          {t('text.numbers', { count: readers })}
        </CheckBox>
      </div>
      <div
        className={styles.text}
        lang={textLanguage}
        dir="auto"
        data-numbers={hasNumbers || undefined}
      >
        {parts}
      </div>
    </section>
  );
}

function partsOf(text: string, words: readonly Word[]): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const word of words) {
    const { start, end, level, marked } = word;
    if (marked === 0 && level !== 'mid' && level !== 'rare') continue;
    const shown = text.slice(start, end);
    parts.push(
      text.slice(from, start),
      <span key={start} className={styles.word} data-step={stepOf(word)}>
        {level === 'mid' || level === 'rare' ? <LevelWord level={level}>{shown}</LevelWord> : shown}
        {marked > 0 && <small>{marked}</small>}
      </span>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
