import { countWords } from '@vernacular/analyzer';
import type { Mark } from '@vernacular/exercises';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { loadTexts } from '../../../platform/language/i18n.ts';
import type { TextBeside as Beside } from '../state/text-for-pane-and-map.ts';
import styles from './text-beside.module.css';
import type { Marking } from './use-marking.ts';

const TextToMark = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./text-to-mark.tsx'), loadTexts('checks')]);
  return part.TextToMark;
});

interface Props {
  readonly beside: Beside;
  /** Whether the window is too narrow for a column beside the conversation; the text is then collapsed. */
  readonly isFolded: boolean;
  readonly marks: readonly Mark[];
  readonly marking: Marking;
  /** Counter of requests to mark words; each increase opens the text. */
  readonly asked: number;
  /** Called after words were marked and the panel was closed, to return focus to the list of checks. */
  onClosed(): void;
}

export function TextBeside({ beside, isFolded, asked, onClosed, ...rest }: Props) {
  const { t } = useTranslation('conversation');
  const { text, checks } = beside;
  const title = t('beside', { count: countWords(text) });
  /** The last toggle and the value of `asked` at that time: a later request opens the panel again. */
  const [wish, setWish] = useState({ asked, isOpen: false });
  const isOpen = asked > wish.asked || wish.isOpen;
  const plain = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled here
    <p className={styles.plain} tabIndex={0}>
      {text}
    </p>
  );
  const shown = checks ? (
    <Suspense fallback={plain}>
      <TextToMark
        {...rest}
        {...{ text, checks, asked }}
        onMarked={(focusText) => {
          if (!isFolded) return focusText();
          setWish({ asked, isOpen: false });
          onClosed();
        }}
      />
    </Suspense>
  ) : (
    plain
  );
  if (!isFolded)
    return (
      <aside className={styles.column} data-print="no" aria-label={title}>
        <p className={styles.title}>{title}</p>
        <div className={styles.scroll}>{shown}</div>
      </aside>
    );
  return (
    <details
      className={styles.folded}
      data-print="no"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setWish({ asked, isOpen: open })}
    >
      <summary>{title}</summary>
      {isOpen && <div className={styles.scroll}>{shown}</div>}
    </details>
  );
}
