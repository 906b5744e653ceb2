import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { FlaggedWord } from '../words/coloured-words.ts';
import styles from './marked-word-changes.module.css';
import type { Reading } from './version.ts';

export function MarkedWordChanges({ from, to }: { from: Reading; to: Reading }) {
  const { t } = useTranslation('versions');
  const { number } = useNumberFormat();
  const { black, coloured } = useMemo(() => turned(from, to), [from, to]);
  const said = (words: readonly FlaggedWord[]) => ({
    count: words.length,
    shown: number(words.length),
  });
  return (
    <>
      <p>{t('black', said(black))}</p>
      <Words words={black} isBlack />
      {coloured.length > 0 && <p>{t('coloured', said(coloured))}</p>}
      <Words words={coloured} />
    </>
  );
}

const fewest = 24;

function Words({ words, isBlack }: { words: readonly FlaggedWord[]; isBlack?: true }) {
  const { t } = useTranslation('versions');
  const { number } = useNumberFormat();
  if (words.length === 0) return null;
  const rest = words.length - fewest;
  return (
    <ul className={styles.words}>
      {words.slice(0, fewest).map(({ word, folded, level }) => (
        <li key={folded}>
          <bdi className={isBlack ? undefined : level}>{word}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t('more', { shown: number(rest) })}</li>}
    </ul>
  );
}

/** Marked words of one version only. `black`: marked in `from` and no longer in `to`. `coloured`: new in `to`. */
export const turned = (from: Reading, to: Reading) => ({
  black: notIn(to, from.marked),
  coloured: notIn(from, to.marked),
});

function notIn({ marked }: Reading, words: readonly FlaggedWord[]): readonly FlaggedWord[] {
  const known = new Set(marked.map(({ folded }) => folded));
  return words.filter(({ folded }) => !known.has(folded));
}
