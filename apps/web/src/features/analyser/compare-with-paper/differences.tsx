import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import type { Outcome } from './compare-texts.ts';
import { highlightParts } from './highlight-parts.ts';
import styles from './screen.module.css';

export function Differences({
  numbers,
  claims,
  onShow,
}: Extract<Outcome, { kind: 'compared' }> & {
  readonly onShow: (sentence: string) => void;
}) {
  const { t } = useTranslation('paper');
  const way = (sentence: string, ask: string) => (
    <div className={styles.way}>
      <p>{ask}</p>
      <Button look="secondary" onPress={() => onShow(sentence)}>
        {t('show')}
      </Button>
    </div>
  );
  return (
    <>
      <Kind
        title={t('numbers.title')}
        none={t(numbers === null ? 'numbers.without' : 'numbers.none')}
      >
        {numbers?.map(({ sentence, numbers: found }, nth) => (
          // The same sentence may stand in a text twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${nth} ${sentence}`} data-alone>
            <Said by="yours" sentence={sentence} words={found} />
            {way(sentence, t('numbers.ask'))}
          </li>
        ))}
      </Kind>
      <Kind
        title={t('caution.title')}
        none={t(claims === null ? 'caution.english' : 'caution.none')}
      >
        {claims?.map(({ before, was, after, now }, nth) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${nth} ${after}`}>
            <Said by="paper" sentence={before} words={[was]} />
            <Said by="yours" sentence={after} words={[now]} />
            {way(after, t('caution.ask'))}
          </li>
        ))}
      </Kind>
    </>
  );
}

function Kind({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[] | undefined;
}) {
  return (
    <div className={styles.kind}>
      <h2>{title}</h2>
      {children?.length ? <ol className={styles.claims}>{children}</ol> : <p>{none}</p>}
    </div>
  );
}

function Said({
  by,
  sentence,
  words,
}: {
  readonly by: 'paper' | 'yours';
  readonly sentence: string;
  readonly words: readonly string[];
}) {
  const { t } = useTranslation('paper');
  return (
    <figure data-by={by}>
      <figcaption>{t(`${by}.label`)}</figcaption>
      <blockquote dir="auto">
        {highlightParts(sentence, words).map(({ text, isDecisive }, nth) =>
          // oxlint-disable-next-line react/no-array-index-key
          isDecisive ? <mark key={nth}>{text}</mark> : text,
        )}
      </blockquote>
    </figure>
  );
}
