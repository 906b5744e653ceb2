import { countWords } from '@vernacular/analyzer';
import type { Mark } from '@vernacular/exercises';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { loadTexts } from '../../../platform/language/i18n.ts';
import type { TextBeside as Beside } from '../state/text-beside.ts';
import styles from './text-beside.module.css';
import type { Marking } from './use-marking.ts';

const TextToMark = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./text-to-mark.tsx'), loadTexts('checks')]);
  return part.TextToMark;
});

interface Props {
  readonly beside: Beside;
  /** Whether there is no room beside the conversation: then it is one line, and opened when wanted. */
  readonly isFolded: boolean;
  readonly marks: readonly Mark[];
  readonly marking: Marking;
  /** How often the writer asked to mark words. */
  readonly asked: number;
  /** Called when words were marked and the panel was closed: the keyboard goes on in the list of checks. */
  onClosed(): void;
}

/** The writer's own text, in sight while they answer questions about it; where checks are open, words of it can be marked. */
export function TextBeside({ beside, isFolded, asked, onClosed, ...rest }: Props) {
  const { t } = useTranslation('conversation');
  const { text, checks } = beside;
  const title = t('beside', { count: countWords(text) });
  /** The request that the panel was opened or closed after. */
  const [wish, setWish] = useState({ asked: 0, isOpen: false });
  const isOpen = asked > wish.asked || wish.isOpen;
  const shown = checks ? (
    <Suspense fallback={<Plain text={text} />}>
      <TextToMark
        {...rest}
        text={text}
        checks={checks}
        asked={asked}
        onMarked={(focusText) => {
          if (!isFolded) return focusText();
          setWish({ asked, isOpen: false });
          onClosed();
        }}
      />
    </Suspense>
  ) : (
    <Plain text={text} />
  );
  if (!isFolded)
    return (
      <aside className={styles.column} aria-label={title}>
        <p className={styles.title}>{title}</p>
        <div className={styles.scroll}>{shown}</div>
      </aside>
    );
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => setWish({ asked, isOpen: open })}
    >
      <summary>{title}</summary>
      {isOpen && <div className={styles.scroll}>{shown}</div>}
    </details>
  );
}

/** A text as it was written; a long one is scrolled by keyboard too. */
const Plain = ({ text }: { text: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled here
  <p className={styles.plain} tabIndex={0}>
    {text}
  </p>
);
