import type { Level } from '@vernacular/analyzer';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumbers } from '../../../platform/use-numbers.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ColouredWords } from '../words/coloured-words.ts';
import { wordsToLookAt } from '../words/look-at.ts';
import styles from './word-list.module.css';

const page = 24;

/** The rare and mid-frequency words of a text with their repetitions; each leads to its next place in the text. */
export function WordList({
  words,
  filter,
  onJump,
}: {
  words: ColouredWords;
  filter: Level | null;
  onJump: (id: number) => void;
}) {
  const { t } = useTranslation(['analyser', 'grading']);
  const { number } = useNumbers();
  const [shown, setShown] = useState(page);
  // The list may lag behind the typing, the text may not.
  const settled = useDeferredValue(words);
  const list = useMemo(() => wordsToLookAt(settled, filter), [settled, filter]);
  const rest = list.length - shown;
  return (
    <section className={styles.card} aria-label={t('list.title')}>
      <h2>{t('list.title')}</h2>
      {list.length === 0 && <p>{t(filter === null ? 'list.none' : 'list.noneOfLevel')}</p>}
      <ul className={styles.words}>
        {list.slice(0, shown).map(({ id, word, level, repetitions }) => (
          <li key={word}>
            <button
              type="button"
              className={styles[level]}
              onClick={() => onJump(id)}
              aria-label={t('list.jump', {
                count: repetitions,
                word,
                level: t(`level.${level}`, { ns: 'grading' }),
              })}
            >
              <bdi>{word}</bdi>
              {repetitions > 1 && <small>×{number(repetitions)}</small>}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button look="quiet" onPress={() => setShown(shown + Math.min(rest, 96))}>
          {t('list.more', { count: Math.min(rest, 96) })}
        </Button>
      )}
    </section>
  );
}
