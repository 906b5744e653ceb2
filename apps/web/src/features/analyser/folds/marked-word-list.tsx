import type { Level } from '@vernacular/analyzer';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ColouredWords, FlaggedWord } from '../words/coloured-words.ts';
import styles from './marked-words.module.css';

const page = 24;

export function WordList({
  words,
  filter,
  onJump,
}: {
  words: ColouredWords;
  filter: Level | null;
  onJump: (folded: string) => void;
}) {
  const { t } = useTranslation('analyser');
  const [shown, setShown] = useState(page);
  const list = useMemo(() => wordsToLookAt(words, filter), [words, filter]);
  const rest = Math.min(list.length - shown, 96);
  return (
    <>
      {list.length === 0 ? (
        <p>{t(noneBecause(words, filter))}</p>
      ) : (
        <ul className={styles.words} aria-label={t('list.title')}>
          {list.slice(0, shown).map(({ word, folded, level, repetitions }) => (
            <Item key={folded} {...{ word, folded, level, repetitions, onJump }} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button look="quiet" onPress={() => setShown(shown + rest)}>
          {t('list.more', { count: rest })}
        </Button>
      )}
    </>
  );
}

function noneBecause({ flagged }: ColouredWords, filter: Level | null) {
  if (flagged.some(({ level }) => filter === null || level === filter)) return 'list.allKnown';
  return filter === null ? 'list.none' : 'list.noneOfLevel';
}

const Item = memo(function Item({
  word,
  folded,
  level,
  repetitions,
  onJump,
}: Omit<FlaggedWord, 'knownAs'> & {
  onJump: (folded: string) => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { number } = useNumberFormat();
  return (
    <li>
      <button
        type="button"
        className={styles[level]}
        onClick={() => onJump(folded)}
        aria-label={t('list.jump', { count: repetitions, word, level: tGrading(`level.${level}`) })}
      >
        <bdi>{word}</bdi>
        {repetitions > 1 && <small>×{number(repetitions)}</small>}
      </button>
    </li>
  );
});

/**
 * Returns the marked words, only those of the `filter` level if one is given. Rare words come first, then the most
 * repeated, then in order of appearance. Words that the readers know are left out.
 */
export function wordsToLookAt(words: ColouredWords, filter: Level | null): readonly FlaggedWord[] {
  return words.flagged
    .filter(({ level, knownAs }) => !knownAs && (filter === null || level === filter))
    .sort(
      (a, b) =>
        Number(b.level === 'rare') - Number(a.level === 'rare') || b.repetitions - a.repetitions,
    );
}
